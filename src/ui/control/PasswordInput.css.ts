import { style } from '@vanilla-extract/css'
import { focusRing, size, space, vars } from '../tokens/tokens.ts'

export const toggle = style({
  ...focusRing,
  height: '100%',
  padding: `0 ${space(1)}`,
  border: 0,
  background: 'none',
  color: vars.muted,
  font: 'inherit',
  fontSize: size.small,
  cursor: 'pointer',
})
