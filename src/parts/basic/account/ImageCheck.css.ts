import { style } from '@vanilla-extract/css'
import { focusRing, space, vars } from '#ui/tokens/tokens.ts'

export const line = style({ display: 'flex', gap: space(2) })

export const picture = style({
  ...focusRing,
  flex: 'none',
  width: 116,
  height: vars.control,
  padding: 0,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  // The drawing is dark on light in either scheme.
  background: '#f4f6f2',
  cursor: 'pointer',
  overflow: 'hidden',
})

export const drawing = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' })
