import { style } from '@vanilla-extract/css'
import { insetRing, phone, space, vars } from '#ui/tokens/tokens.ts'
import { tool } from './TopBar.css.ts'

export const button = style([
  tool,
  { border: 0, padding: 0, background: 'transparent', font: 'inherit', cursor: 'pointer' },
])

export const join = style({ '@media': { [phone]: { display: 'none' } } })

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  top: 60,
  right: `max(${space(6)}, calc((100vw - 1280px) / 2 + ${space(6)}))`,
  minWidth: 168,
  margin: 0,
  padding: space(1),
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow,
  '@media': { [phone]: { right: space(4) } },
})

export const name = style({
  margin: 0,
  padding: `${space(2)} ${space(3)}`,
  borderBottom: `1px solid ${vars.line}`,
  fontWeight: 600,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 36,
  padding: `0 ${space(3)}`,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.hover },
    '&:focus-visible': insetRing,
  },
  '@media': { [phone]: { minHeight: 44 } },
})
