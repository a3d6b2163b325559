import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { focusRing, phone, size, space, vars } from '../tokens/tokens.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: vars.control,
  padding: `0 ${space(4)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius,
  font: 'inherit',
  fontWeight: 500,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion}, border-color ${vars.motion}`,
  selectors: {
    ...focusRing.selectors,
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

export const tone = styleVariants({
  primary: {
    background: vars.accent,
    color: vars.onAccent,
    selectors: { '&:hover:enabled, &:hover:any-link': { background: vars.accentStrong } },
  },
  plain: {
    background: vars.surface,
    color: vars.text,
    borderColor: vars.lineStrong,
    selectors: { '&:hover:enabled, &:hover:any-link': { background: vars.hover, borderColor: vars.edge } },
  },
  quiet: {
    background: 'transparent',
    color: vars.accent,
    selectors: { '&:hover:enabled, &:hover:any-link': { background: vars.accentSoft } },
  },
  danger: {
    background: vars.surface,
    color: vars.danger,
    borderColor: vars.lineStrong,
    selectors: { '&:hover:enabled, &:hover:any-link': { background: vars.hover, borderColor: vars.danger } },
  },
})

/** In a table's row, or beside a title. */
export const small = style({
  minHeight: 28,
  padding: `0 ${space(2)}`,
  fontSize: size.body,
  '@media': { [phone]: { minHeight: 44, padding: `0 ${space(3)}` } },
})

export const wide = style({ width: '100%' })

/** A square button with an icon alone. */
export const square = style({ width: vars.control, padding: 0, flex: 'none' })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  width: 14,
  height: 14,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 0.8s linear infinite` } },
})
