import { style } from '@vanilla-extract/css'
import { focusRing, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const page = style({ display: 'grid', gap: space(4), minWidth: 0 })
export const word = style({ margin: 0, color: vars.muted })
export const figure = style({ ...tabular, margin: 0, fontSize: size.display, lineHeight: '40px', fontWeight: 600 })
export const link = style({ ...focusRing, color: vars.accent, textDecoration: 'none' })
