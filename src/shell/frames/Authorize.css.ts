import { style } from '@vanilla-extract/css'
import { canvas, size, space, vars } from '#ui/tokens/tokens.ts'

export const page = style({
  display: 'grid',
  gap: space(4),
  maxWidth: 440,
  margin: `${space(6)} auto`,
  textAlign: 'center',
})

export const title = style({ margin: 0, fontSize: size.title, lineHeight: '28px', fontWeight: 600, outline: 'none' })

export const site = style({
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: canvas,
  fontSize: size.lead,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const text = style({ margin: 0, color: vars.muted, lineHeight: '22px' })
export const list = style({
  margin: 0,
  paddingInlineStart: space(5),
  textAlign: 'start',
  color: vars.muted,
  lineHeight: '24px',
})
export const problem = style({ margin: 0, color: vars.danger })
export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(3) })
export const agree = style({ display: 'grid' })
