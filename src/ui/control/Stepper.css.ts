import { style } from '@vanilla-extract/css'
import { focusRing, insetRing, space, tabular, vars } from '../tokens/tokens.ts'

export const stepper = style({
  display: 'inline-flex',
  justifySelf: 'start',
  height: vars.control,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.radius,
  background: vars.surface,
  overflow: 'hidden',
  selectors: { '&:focus-within': { borderColor: vars.accent } },
})

export const step = style({
  ...focusRing,
  display: 'grid',
  placeItems: 'center',
  width: vars.control,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.text,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { background: vars.hover },
    '&:disabled': { color: vars.edge, cursor: 'not-allowed' },
    '&:focus-visible': insetRing,
  },
})

export const input = style({
  ...tabular,
  width: 52,
  padding: `0 ${space(1)}`,
  border: `solid ${vars.line}`,
  borderWidth: '0 1px',
  outline: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'center',
  selectors: { '&:focus-visible': insetRing },
})
