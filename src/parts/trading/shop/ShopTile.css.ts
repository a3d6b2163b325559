import { style } from '@vanilla-extract/css'
import { focusRing, phone, size, space, vars } from '#ui/tokens/tokens.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(272px, 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) } },
})

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  height: '100%',
  padding: space(4),
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
})

export const link = style({
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: vars.text,
  textDecoration: 'none',
})

export const body = style({ display: 'grid', gap: space(1), flex: 1, minWidth: 0 })

export const name = style({
  fontSize: size.lead,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${link}:hover &`]: { color: vars.accent } },
})

export const main = style({
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  margin: 0,
  marginTop: 'auto',
  fontSize: size.small,
  color: vars.muted,
})
export const area = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
