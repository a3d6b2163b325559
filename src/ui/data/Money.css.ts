import { style } from '@vanilla-extract/css'
import { size, tabular, vars } from '../tokens/tokens.ts'

export const money = style({ ...tabular, whiteSpace: 'nowrap' })

export const price = style([money, { color: vars.price, fontWeight: 600, fontSize: size.lead, lineHeight: '24px' }])
export const large = style({ fontSize: size.display, lineHeight: '36px' })
/** The sign and the unit stand back behind the figure. */
export const side = style({ fontSize: size.small, fontWeight: 400 })
export const unit = style([side, { color: vars.muted }])
export const before = style([side, { marginInlineStart: 6, color: vars.muted, textDecoration: 'line-through' }])
