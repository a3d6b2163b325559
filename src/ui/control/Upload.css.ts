import { style } from '@vanilla-extract/css'
import { scrim, size, space, vars } from '../tokens/tokens.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tile = style({ position: 'relative', width: 88, height: 88 })

export const remove = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: `0 ${vars.radius}`,
  background: scrim,
  color: '#fff',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.accent}` } },
})

export const add = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space(1),
  width: 88,
  height: 88,
  border: `1px dashed ${vars.edge}`,
  borderRadius: vars.radius,
  color: vars.muted,
  fontSize: size.small,
  lineHeight: '16px',
  cursor: 'pointer',
  transition: `border-color ${vars.motion}, color ${vars.motion}`,
  selectors: {
    '&:hover': { borderColor: vars.accent, color: vars.accent },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 },
  },
})

export const progress = style({ width: 64, height: 4, accentColor: vars.accent })
export const pending = style([add, { borderStyle: 'solid', borderColor: vars.line, cursor: 'progress' }])
export const error = style({ margin: `${space(1)} 0 0`, fontSize: size.small, color: vars.danger })
