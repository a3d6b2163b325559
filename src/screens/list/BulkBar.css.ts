import { style } from '@vanilla-extract/css'
import { phone, space, vars } from '#ui/tokens/tokens.ts'

export const bar = style({
  position: 'sticky',
  bottom: space(4),
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: 'fit-content',
  maxWidth: '100%',
  margin: `${space(3)} auto 0`,
  padding: `${space(2)} ${space(2)} ${space(2)} ${space(4)}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.shadow,
  overflowX: 'auto',
  '@media': { [phone]: { bottom: `calc(var(--wotu-bottom, 0px) + ${space(2)})` } },
})

export const count = style({ marginInlineEnd: space(2), whiteSpace: 'nowrap' })
