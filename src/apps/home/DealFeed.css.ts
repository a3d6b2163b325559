import { style } from '@vanilla-extract/css'
import { focusRing, phone, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const feed = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  overflow: 'hidden',
})
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const title = style({ margin: 0, fontSize: size.lead, fontWeight: 600 })
export const more = style({ ...focusRing, fontSize: size.small, color: vars.muted, textDecoration: 'none' })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const deal = style({
  display: 'grid',
  gap: 2,
  padding: `5px 0`,
  selectors: { '&:nth-child(n + 5)': { '@media': { [phone]: { display: 'none' } } } },
})
export const goods = style({
  ...focusRing,
  color: vars.text,
  lineHeight: '20px',
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent } },
})
export const meta = style({
  ...tabular,
  display: 'flex',
  gap: space(3),
  fontSize: size.small,
  lineHeight: '16px',
  color: vars.muted,
})
export const at = style({ marginInlineStart: 'auto' })
