import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { phone, scrim, size, space, vars } from '../tokens/tokens.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const dialog = style({
  position: 'fixed',
  width: 'min(480px, calc(100vw - 32px))',
  maxHeight: 'min(720px, calc(100dvh - 64px))',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column', animation: `${rise} ${vars.motion} ease-out` },
    '&::backdrop': { background: scrim },
  },
  '@media': {
    [phone]: {
      width: '100vw',
      maxWidth: '100vw',
      maxHeight: '88dvh',
      marginBottom: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
})

export const wide = style({ width: 'min(800px, calc(100vw - 32px))' })

export const title = style({
  margin: 0,
  padding: `${space(5)} ${space(14)} ${space(2)} ${space(6)}`,
  fontSize: size.lead,
  lineHeight: '24px',
  fontWeight: 600,
})

/** Last in the order of the focus, so that a dialog opens on its first field or button. */
export const close = style({ position: 'absolute', top: space(3), insetInlineEnd: space(3), color: vars.muted })

export const body = style({ flex: 1, padding: `${space(1)} ${space(6)} ${space(4)}`, overflowY: 'auto' })

export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: `${space(3)} ${space(6)} ${space(5)}`,
  '@media': { [phone]: { paddingBottom: `max(${space(5)}, env(safe-area-inset-bottom))` } },
})

globalStyle(`${footer} > *`, { '@media': { [phone]: { flex: 1 } } })
