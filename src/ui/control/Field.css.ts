import { style } from '@vanilla-extract/css'
import { size, space, vars } from '../tokens/tokens.ts'

export const field = style({
  display: 'grid',
  gap: space(1),
  alignContent: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const label = style({ display: 'block', padding: 0, fontWeight: 500 })

/** A legend is no grid item: it brings its own distance. */
export const legend = style([label, { marginBottom: space(1) }])

export const asterisk = style({ marginInlineStart: 4, color: vars.danger })

export const hint = style({ margin: 0, fontSize: size.small, lineHeight: '16px', color: vars.muted })

export const error = style([hint, { display: 'flex', alignItems: 'center', gap: 4, color: vars.danger }])
