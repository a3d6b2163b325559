import { style } from '@vanilla-extract/css'
import { size, space, vars } from '#ui/tokens/tokens.ts'

export const screen = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(3),
  minHeight: '56vh',
  padding: `${space(12)} ${space(4)}`,
  textAlign: 'center',
})

/** The status, as large as it is unimportant. */
export const code = style({
  margin: 0,
  fontSize: size.display,
  fontWeight: 600,
  letterSpacing: '0.08em',
  color: vars.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const title = style({ margin: 0, fontSize: size.title, fontWeight: 600 })

export const text = style({ margin: 0, maxWidth: 440, color: vars.muted, textWrap: 'balance' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(3),
  marginTop: space(3),
})

export const request = style({
  margin: 0,
  fontSize: size.small,
  color: vars.muted,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
