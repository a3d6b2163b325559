import { style } from '@vanilla-extract/css'
import { phone, space, vars } from '../tokens/tokens.ts'

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 24,
  minWidth: 28,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '@media': { [phone]: { minHeight: 44, minWidth: 44 } },
})

/** The box or dot itself, the browser's own in our colour. */
export const mark = style({
  flex: 'none',
  width: 16,
  height: 16,
  margin: 0,
  accentColor: vars.accent,
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: 2 } },
  '@media': { [phone]: { width: 20, height: 20 } },
})
