import { style } from '@vanilla-extract/css'
import { focusRing, size, space, vars } from '#ui/tokens/tokens.ts'

/** Upright in a narrow column, lying where there is room. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  overflow: 'hidden',
})

/** As wide as the card where it stands above the words, for which there is no room beside it; else no wider than 280 px. */
export const picture = style({ flex: '1 1 180px', maxWidth: 'clamp(280px, (400px - 100%) * 999, 100%)' })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space(2),
  flex: '2 1 220px',
  minWidth: 0,
  padding: space(4),
})

export const title = style({
  ...focusRing,
  fontSize: size.lead,
  fontWeight: 600,
  color: vars.text,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent } },
})

export const shop = style({ fontSize: size.small, color: vars.muted })
export const control = style({ height: vars.control })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
