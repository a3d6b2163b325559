import { style, styleVariants } from '@vanilla-extract/css'
import { size, soft, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const result = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  padding: `${space(14)} ${space(4)}`,
  textAlign: 'center',
})

const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  marginBottom: space(2),
  borderRadius: '50%',
})
export const mark = styleVariants({
  done: [icon, { background: soft(vars.success), color: vars.success }],
  failed: [icon, { background: soft(vars.danger), color: vars.danger }],
  pending: [icon, { background: vars.hover, color: vars.muted }],
})

export const sentence = style({ margin: 0, fontSize: size.title, lineHeight: '28px', fontWeight: 600 })
export const text = style({ maxWidth: 480, margin: 0, color: vars.muted })
export const label = style({ color: vars.muted })
export const number = style({ ...tabular, userSelect: 'all' })
export const actions = style({ display: 'flex', gap: space(2), marginTop: space(4) })
