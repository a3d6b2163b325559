import { style } from '@vanilla-extract/css'
import { insetRing, size, space, tabular, vars } from '../tokens/tokens.ts'

export const list = style({
  display: 'flex',
  gap: space(6),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${vars.line}`,
})

export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: vars.control,
  padding: `${space(2)} 0`,
  border: 0,
  background: 'none',
  color: vars.muted,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion}`,
  selectors: {
    '&:hover': { color: vars.text },
    '&[aria-selected="true"]': { color: vars.text, fontWeight: 600 },
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: 2,
      borderRadius: 1,
      background: vars.accent,
    },
    '&:focus-visible': { ...insetRing, borderRadius: 4 },
  },
})

export const count = style({
  ...tabular,
  marginInlineStart: space(1),
  fontSize: size.small,
  fontWeight: 400,
  color: vars.muted,
})
