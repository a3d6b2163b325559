import { style } from '@vanilla-extract/css'
import { scrim, space, vars } from '../tokens/tokens.ts'

export const overlay = style({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  border: 0,
  outline: 0,
  background: scrim,
  selectors: { '&[open]': { display: 'grid', placeItems: 'center' }, '&::backdrop': { background: 'none' } },
})

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(4)} ${space(6)}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow,
})
