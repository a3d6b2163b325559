import { style } from '@vanilla-extract/css'
import { phone, size, vars } from '#ui/tokens/tokens.ts'

export const bar = style({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'flex',
      position: 'fixed',
      zIndex: 20,
      inset: 'auto 0 0 0',
      paddingBottom: 'env(safe-area-inset-bottom)',
      background: vars.surface,
      borderTop: `1px solid ${vars.line}`,
    },
  },
})

export const tab = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  flex: 1,
  height: 56,
  fontSize: size.small,
  lineHeight: '16px',
  color: vars.muted,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: vars.accent, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: -4 },
  },
})
