import { globalStyle, style } from '@vanilla-extract/css'
import { progressBar } from '#ui/feedback/progress.css.ts'
import { canvas, focusRing, phone, size, space, vars } from '#ui/tokens/tokens.ts'

globalStyle('body', { margin: 0, background: canvas })

/** The width that pages share. */
export const wide = style({
  width: '100%',
  maxWidth: 1280,
  margin: '0 auto',
  padding: `0 ${space(6)}`,
  '@media': { [phone]: { padding: `0 ${space(4)}` } },
})

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // The tab bar floats over the end of the page on phones.
  '@media': {
    [phone]: {
      // What sticks to the bottom of a page stands on top of the bar.
      vars: { '--wotu-bottom': 'calc(56px + env(safe-area-inset-bottom))' },
      paddingBottom: 'var(--wotu-bottom)',
    },
  },
})

export const body = style([wide, { display: 'flex', alignItems: 'flex-start', gap: space(8), flex: 1 }])
globalStyle(`${body} > main`, { flex: 1 })
globalStyle(`${body}`, { '@media': { [phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 } } })

export const skip = style({
  position: 'absolute',
  zIndex: 30,
  left: space(4),
  top: -60,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.accent,
  selectors: { '&:focus': { top: space(3), boxShadow: vars.shadow }, ...focusRing.selectors },
})

export const progress = style([progressBar, { position: 'fixed', zIndex: 40 }])

export const footer = style([
  wide,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(4),
    paddingTop: space(5),
    paddingBottom: space(6),
    borderTop: `1px solid ${vars.line}`,
    fontSize: size.small,
    color: vars.muted,
  },
])

export const footerLinks = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(5)}` })
globalStyle(`${footerLinks} a`, { color: 'inherit', textDecoration: 'none', padding: `${space(1)} 0` })
globalStyle(`${footerLinks} a:hover`, { color: vars.accent })
