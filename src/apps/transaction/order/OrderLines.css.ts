import { style } from '@vanilla-extract/css'
import { size, space, tabular, titleLink, vars } from '#ui/tokens/tokens.ts'

export const lines = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none', minWidth: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(3),
})

export const what = style({ display: 'grid', gap: space(1), justifyItems: 'start', minWidth: 0 })

export const goods = style(titleLink)

export const note = style({ fontSize: size.small, color: vars.muted })

export const amount = style({
  ...tabular,
  display: 'grid',
  gap: space(1),
  justifyItems: 'end',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const times = style({ marginInlineStart: space(1), color: vars.muted })
