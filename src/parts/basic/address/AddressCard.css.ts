import { globalStyle, style } from '@vanilla-extract/css'
import { phone, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const tabs = style({ marginBottom: space(4) })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gap: space(3) } },
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  minWidth: 0,
  padding: `${space(4)} ${space(4)} ${space(2)}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  selectors: { '&[data-default]': { borderColor: vars.accent } },
})

export const person = style({ display: 'flex', alignItems: 'center', gap: space(3), minWidth: 0 })
export const name = style({
  fontSize: size.lead,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const number = style({ ...tabular, flex: 1, color: vars.muted })

export const place = style({ margin: 0, flex: 1, overflowWrap: 'anywhere' })

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  marginTop: space(1),
  paddingTop: space(2),
  borderTop: `1px solid ${vars.line}`,
})
globalStyle(`${actions} > :first-child`, { marginInlineEnd: 'auto' })

export const count = style({ ...tabular, marginTop: space(4), fontSize: size.small, color: vars.muted })
