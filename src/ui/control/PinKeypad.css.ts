import { style } from '@vanilla-extract/css'
import { focusRing, size, space, tabular, vars } from '../tokens/tokens.ts'

export const pin = style({ display: 'grid', gap: space(4), justifyItems: 'center', outline: 0 })

export const boxes = style({ display: 'grid', gridTemplateColumns: 'repeat(6, 44px)', gap: space(2) })

export const box = style({
  display: 'grid',
  placeItems: 'center',
  height: 48,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.surface,
  selectors: { '&[data-next]': { borderColor: vars.accent, boxShadow: `0 0 0 1px ${vars.accent}` } },
})

export const dot = style({ width: 10, height: 10, borderRadius: '50%', background: vars.text })

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 1,
  width: 'min(304px, 100%)',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.line,
  overflow: 'hidden',
})

export const key = style({
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  height: 52,
  padding: 0,
  border: 0,
  background: vars.surface,
  color: vars.text,
  font: 'inherit',
  fontSize: size.title,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:enabled': { background: vars.hover },
    '&:active:enabled': { background: vars.accentSoft },
    '&:disabled': { color: vars.edge, cursor: 'default' },
    '&:focus-visible': { ...focusRing.selectors['&:focus-visible'], outlineOffset: -3 },
  },
})

export const word = style([key, { fontSize: size.body }])
