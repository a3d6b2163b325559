import { style } from '@vanilla-extract/css'
import { focusRing, phone, size, space, vars } from '#ui/tokens/tokens.ts'

export const ways = style({ marginBottom: space(4) })

export const person = style({ display: 'flex', alignItems: 'center', gap: space(4), minWidth: 0 })
export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.accentSoft,
  color: vars.accent,
  fontSize: size.title,
  fontWeight: 600,
})
export const name = style({ margin: 0, fontSize: size.lead, fontWeight: 600, overflowWrap: 'anywhere' })
export const note = style({ margin: 0, color: vars.muted })

export const page = style({ display: 'grid', gap: space(4), maxWidth: 680 })

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' })
export const entry = style({
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 52,
  padding: `0 ${space(6)}`,
  color: vars.text,
  textDecoration: 'none',
  '@media': { [phone]: { padding: `0 ${space(4)}` } },
  selectors: {
    ...focusRing.selectors,
    '&:hover': { background: vars.hover },
    'li + li > &': { borderTop: `1px solid ${vars.line}` },
  },
})
export const entryName = style({ flex: 1 })
export const entryNote = style({ fontSize: size.small, color: vars.muted })
