import { style } from '@vanilla-extract/css'
import { phone, tabular, vars } from './tokens.ts'

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
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  minHeight: 28,
  cursor: 'pointer',
  borderRadius: 4,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.accent}` } },
  '@media': { [phone]: { minWidth: 44, minHeight: 44 } },
})

/** The radio itself lies unseen under its star. */
export const input = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' })

export const figure = style({ ...tabular, marginInlineStart: 4, color: vars.text })
