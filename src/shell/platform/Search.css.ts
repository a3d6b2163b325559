import { style } from '@vanilla-extract/css'
import { focusRing, insetRing, phone, size, space, vars } from '#ui/tokens/tokens.ts'

export const form = style({
  position: 'relative',
  display: 'flex',
  flex: '0 1 520px',
  minWidth: 0,
  height: 40,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.surface,
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

/** Within the form, whose own glow says no more than that one of the three has the focus. */
const ring = { ...insetRing, borderRadius: vars.radius }

export const scope = style({
  ...bare,
  flex: 'none',
  paddingLeft: space(3),
  paddingRight: space(1),
  color: vars.muted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
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
  selectors: { '&:hover, &:focus-visible': { background: vars.accentSoft }, '&:focus-visible': ring },
})

/** Floats beneath the form; nothing to see while it has nothing to say. */
export const hints = style({
  position: 'absolute',
  zIndex: 20,
  insetInline: -1,
  top: 'calc(100% + 4px)',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.shadow,
  selectors: { '&:empty': { display: 'none' } },
})
export const hintPart = style({ display: 'grid', padding: `${space(2)} 0` })
export const hintHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0 ${space(2)} 0 ${space(4)}`,
  fontSize: size.small,
  color: vars.muted,
})
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  padding: `${space(1)} ${space(4)} ${space(2)}`,
})
export const chip = style({
  maxWidth: '100%',
  padding: `2px ${space(3)}`,
  borderRadius: vars.radius,
  background: vars.hover,
  color: vars.text,
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.accent },
    ...focusRing.selectors,
  },
})
export const hint = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control,
  padding: `0 ${space(4)}`,
  color: vars.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.hover, color: vars.accent },
    '&:focus-visible': insetRing,
  },
})
