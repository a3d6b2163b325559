import { style } from '@vanilla-extract/css'
import { size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: space(4),
})
export const card = style({ display: 'grid', gap: space(4) })
export const bank = style({ display: 'flex', alignItems: 'center', gap: space(2), fontWeight: 600 })
export const number = style({ ...tabular, fontSize: size.title, letterSpacing: '0.06em' })
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  color: vars.muted,
  fontSize: size.small,
})
