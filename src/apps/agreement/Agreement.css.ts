import { style } from '@vanilla-extract/css'
import { space, vars } from '#ui/tokens/tokens.ts'

/** As wide as text is read well. */
export const text = style({ maxWidth: 760 })
export const version = style({ margin: `0 0 ${space(6)}`, color: vars.muted })
export const paragraph = style({ margin: `0 0 ${space(2)}`, lineHeight: 1.75 })
