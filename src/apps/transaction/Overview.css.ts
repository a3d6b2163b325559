import { style } from '@vanilla-extract/css'
import { focusRing, phone, size, soft, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const page = style({ display: 'grid', gap: space(4), minWidth: 0 })

/** Seven stages in a row; on phones as many as there is room for. */
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const stage = style({
  ...focusRing,
  display: 'grid',
  justifyItems: 'center',
  padding: `${space(3)} ${space(1)}`,
  borderRadius: vars.radius,
  color: vars.muted,
  fontSize: size.small,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { background: vars.hover } },
})
export const figure = style({ ...tabular, fontSize: size.title, lineHeight: '28px', fontWeight: 600, color: vars.text })
export const none = style([figure, { color: vars.muted, fontWeight: 400 }])

export const todos = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(2)} ${space(3)}`, marginTop: space(4) })
export const todo = style({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: vars.control,
  padding: `0 ${space(3)}`,
  borderRadius: vars.radius,
  background: soft(vars.danger),
  color: vars.text,
  textDecoration: 'none',
})
export const quiet = style({ margin: `${space(4)} 0 0`, color: vars.muted })

export const turnover = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space(8),
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) } },
})
export const today = style({ display: 'grid', gap: space(1) })
export const word = style({ color: vars.muted })
