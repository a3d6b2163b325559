import { style } from '@vanilla-extract/css'
import { focusRing, phone, size, space, vars } from '#ui/tokens/tokens.ts'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: vars.control,
  marginBottom: space(4),
})

export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: size.title,
  lineHeight: '28px',
  fontWeight: 600,
  outline: 'none',
})

export const back = style({
  ...focusRing,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  marginInlineStart: -8,
  borderRadius: vars.radius,
  color: vars.muted,
  '@media': { [phone]: { width: 44, height: 44, marginInlineStart: -12 } },
  selectors: { ...focusRing.selectors, '&:hover': { background: vars.hover, color: vars.text } },
})
