import { style } from '@vanilla-extract/css'
import { focusRing, narrow, phone, size, space, twoLines, vars } from '#ui/tokens/tokens.ts'

/** As many tiles a row as there is room for; two on phones. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(2) } },
})

export const tile = style({
  ...focusRing,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.text,
  textDecoration: 'none',
  overflow: 'hidden',
  transition: `border-color ${vars.motion}`,
  selectors: { ...focusRing.selectors, '&:hover': { borderColor: vars.lineStrong } },
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  flex: 1,
  padding: space(3),
  '@container': { [narrow]: { padding: space(2) } },
})

export const title = style({
  ...twoLines,
  minHeight: 44,
  lineHeight: '22px',
  selectors: { [`${tile}:hover &`]: { color: vars.accent } },
})

export const price = style({ marginTop: 'auto' })

export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  fontSize: size.small,
  color: vars.muted,
})

export const origin = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const sales = style({ flex: 'none' })
