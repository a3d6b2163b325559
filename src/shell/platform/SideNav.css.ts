import { style } from '@vanilla-extract/css'
import { insetRing, phone, scrim, size, space, vars } from '#ui/tokens/tokens.ts'

export const opener = style({ display: 'none', '@media': { [phone]: { display: 'block', paddingTop: space(4) } } })

/** A popover that the page's own layout shows beside the content; on phones it stays one, a sheet from below. */
export const nav = style({
  color: vars.text,
  border: 0,
  margin: 0,
  '@media': {
    'screen and (min-width: 768px)': {
      display: 'block',
      position: 'sticky',
      top: 0,
      inset: 'auto',
      width: 168,
      flex: 'none',
      maxHeight: '100dvh',
      overflowY: 'auto',
      padding: `${space(6)} 0`,
      background: 'transparent',
    },
    [phone]: {
      position: 'fixed',
      inset: 'auto 0 0 0',
      width: '100%',
      maxHeight: '75dvh',
      overflowY: 'auto',
      padding: `${space(4)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom))`,
      borderRadius: '12px 12px 0 0',
      background: vars.raised,
      boxShadow: vars.shadow,
      selectors: { '&::backdrop': { background: scrim } },
    },
  },
})

export const title = style({
  margin: `0 0 ${space(3)}`,
  padding: `0 ${space(3)}`,
  fontSize: size.lead,
  fontWeight: 600,
})

export const group = style({ marginBottom: space(4) })

export const heading = style({
  margin: `0 0 ${space(1)}`,
  padding: `0 ${space(3)}`,
  fontSize: size.small,
  color: vars.muted,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  padding: `0 ${space(3)}`,
  borderRadius: vars.radius,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-current]': { background: vars.accentSoft, color: vars.accentStrong, fontWeight: 600 },
    '&:focus-visible': insetRing,
  },
  '@media': { [phone]: { minHeight: 44 } },
})
