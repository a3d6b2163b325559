import { globalStyle, style } from '@vanilla-extract/css'
import { phone, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const page = style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' })

export const head = style({
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  overflow: 'hidden',
})
export const banner = style({
  display: 'block',
  width: '100%',
  height: 200,
  objectFit: 'cover',
  '@media': { [phone]: { height: 112 } },
})
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(3)} ${space(5)}`,
  padding: space(5),
  '@media': { [phone]: { padding: space(4) } },
})
export const who = style({ display: 'grid', gap: space(1), flex: '1 1 200px', minWidth: 0 })
export const name = style({ margin: 0, fontSize: size.title, lineHeight: '28px', fontWeight: 600, outline: 'none' })
export const meta = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(3)}`, color: vars.muted })

export const scores = style({ ...tabular, display: 'flex', gap: space(6), margin: 0, textAlign: 'center' })
globalStyle(`${scores} dt`, { fontSize: size.small, color: vars.muted })
globalStyle(`${scores} dd`, { margin: 0, fontSize: size.lead, fontWeight: 600 })

export const notice = style({
  margin: 0,
  padding: `${space(2)} ${space(5)}`,
  borderTop: `1px solid ${vars.line}`,
  fontSize: size.small,
  color: vars.muted,
})
