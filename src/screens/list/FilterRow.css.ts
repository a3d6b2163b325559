import { globalStyle, style } from '@vanilla-extract/css'
import { phone, space, vars } from '#ui/tokens/tokens.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  margin: `${space(4)} 0 ${space(3)}`,
})

export const field = style({ width: 168, '@media': { [phone]: { width: 'auto' } } })

/** The first field of text stays on show on a phone, with 查询 and the way to the others beside it. */
export const first = style({ width: 216, '@media': { [phone]: { flex: 1, minWidth: 0, width: 'auto' } } })

export const days = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  color: vars.muted,
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 } },
})
globalStyle(`${days} > button`, { width: 248, '@media': { [phone]: { width: '100%' } } })
export const daysLabel = style({ flex: 'none' })

/** What 筛选 opens on a phone, below the line that is always there. */
export const folded = style({ '@media': { [phone]: { order: 1, flex: '1 1 100%' } } })
export const reset = style({ '@media': { [phone]: { order: 1 } } })

export const more = style({ display: 'none', '@media': { [phone]: { display: 'inline-flex' } } })

globalStyle(`${row}[data-short] > ${folded}, ${row}[data-short] > ${reset}`, {
  '@media': { [phone]: { display: 'none' } },
})
