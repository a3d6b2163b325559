import { style } from '@vanilla-extract/css'
import { overLabel, phone, tabular, vars } from '../tokens/tokens.ts'

export const stars = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.edge,
})

export const lit = style({ color: vars.price })

export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  minHeight: 28,
  cursor: 'pointer',
  borderRadius: 4,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}` } },
  '@media': { [phone]: { minWidth: 44, minHeight: 44 } },
})

export const input = style(overLabel)

export const figure = style({ ...tabular, marginInlineStart: 4, color: vars.text })
