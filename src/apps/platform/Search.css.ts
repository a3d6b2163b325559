import { style } from '@vanilla-extract/css'
import { phone, size, space, vars } from '#ui/tokens.ts'

export const form = style({
  display: 'flex',
  flex: '0 1 520px',
  minWidth: 0,
  height: 40,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.surface,
  overflow: 'hidden',
  selectors: { '&:focus-within': { borderColor: vars.accent, boxShadow: `0 0 0 3px ${vars.accentSoft}` } },
  '@media': { [phone]: { flex: 1, height: 44 } },
})

const bare = {
  border: 0,
  margin: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
} as const

export const scope = style({
  ...bare,
  flex: 'none',
  paddingLeft: space(3),
  paddingRight: space(1),
  color: vars.muted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { color: vars.accent, textDecoration: 'underline' } },
})

export const input = style({
  ...bare,
  flex: 1,
  minWidth: 0,
  padding: `0 ${space(2)}`,
  '::placeholder': { color: vars.muted },
  // Below 16 px a phone zooms the page in on focus.
  '@media': { [phone]: { fontSize: size.lead } },
})

export const go = style({
  ...bare,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  flex: 'none',
  color: vars.accent,
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible': { background: vars.accentSoft } },
})
