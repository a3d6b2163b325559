import { style } from '@vanilla-extract/css'
import { focusRing, vars } from '../tokens/tokens.ts'

export const toggle = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 36,
  height: 20,
  margin: 0,
  borderRadius: 10,
  background: vars.edge,
  cursor: 'pointer',
  transition: `background-color ${vars.motion}`,
  selectors: {
    ...focusRing.selectors,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 2,
      width: 16,
      borderRadius: '50%',
      background: vars.surface,
      transition: `transform ${vars.motion}`,
    },
    '&:checked': { background: vars.accent },
    '&:checked::before': { transform: 'translateX(16px)' },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
})
