import { style } from '@vanilla-extract/css'
import { size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const page = style({ display: 'grid', gap: space(3) })

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: space(2),
  flex: 1,
  color: vars.muted,
  whiteSpace: 'nowrap',
})

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
  padding: `${space(2)} 0`,
})

export const spec = style({ display: 'block', fontSize: size.small, color: vars.muted })
export const amount = style({ ...tabular, textAlign: 'end', whiteSpace: 'nowrap' })

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(6),
  alignItems: 'end',
  marginTop: space(3),
  paddingTop: space(4),
  borderTop: `1px solid ${vars.line}`,
  '@media': { 'screen and (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) } },
})

export const sums = style({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${space(1)} ${space(6)}`,
  margin: 0,
  justifyContent: 'end',
})
export const key = style({ color: vars.muted })
export const value = style({ margin: 0, textAlign: 'end' })
export const payable = style([value, { color: vars.price, fontWeight: 600 }])

export const address = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(3)}` })
export const more = style({ display: 'flex', gap: space(2), marginTop: space(2) })
