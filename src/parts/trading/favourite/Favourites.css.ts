import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const what = style({ display: 'flex', alignItems: 'center', gap: space(3), minWidth: 0 })
export const gone = style([what, { color: vars.muted }])
export const words = style({ display: 'grid', justifyItems: 'start', gap: space(1), minWidth: 0 })
globalStyle(`${words} a`, { color: 'inherit', textDecoration: 'none' })
globalStyle(`${words} a:hover`, { color: vars.accent })
export const muted = style({ ...tabular, color: vars.muted, fontSize: size.small, fontWeight: 400 })

export const entry = style({
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 56,
  padding: `0 ${space(4)}`,
  color: vars.text,
  textDecoration: 'none',
  selectors: {
    ...focusRing.selectors,
    '& + &': { borderTop: `1px solid ${vars.line}` },
    '&:hover': { background: vars.hover },
  },
})
export const name = style({ flex: 1 })
