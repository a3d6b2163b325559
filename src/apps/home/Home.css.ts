import { style } from '@vanilla-extract/css'
import { focusRing, phone, size, space, vars } from '#ui/tokens/tokens.ts'

export const top = style({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr) 256px',
  gap: space(3),
  '@media': {
    'screen and (max-width: 1099px)': { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const part = style({ marginTop: space(8), '@media': { [phone]: { marginTop: space(6) } } })
export const partHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: space(3),
})
export const partTitle = style({ margin: 0, fontSize: size.title, lineHeight: '28px', fontWeight: 600 })
export const more = style({
  ...focusRing,
  padding: `${space(1)} 0`,
  color: vars.muted,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent } },
})
