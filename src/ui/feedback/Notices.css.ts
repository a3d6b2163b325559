import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { phone, size, space, vars } from '../tokens/tokens.ts'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

/** A popover, so that it stands above dialogs too. */
export const region = style({
  position: 'fixed',
  inset: `${space(4)} 0 auto`,
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  width: 'auto',
  margin: 0,
  padding: `0 ${space(4)}`,
  border: 0,
  background: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
})

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  maxWidth: 480,
  padding: `${space(3)} ${space(2)} ${space(3)} ${space(4)}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow,
  fontSize: size.body,
  lineHeight: '20px',
  pointerEvents: 'auto',
  animation: `${drop} ${vars.motion} ease-out`,
  // One at a time: the next has its turn when this one has gone.
  '@media': { [phone]: { selectors: { '& + &': { display: 'none' } } } },
})

export const tone = styleVariants({
  info: { color: vars.info },
  success: { color: vars.success },
  warning: { color: vars.warning },
  danger: { color: vars.danger },
})
export const title = style({ display: 'block', fontWeight: 600 })
export const close = style({
  display: 'flex',
  padding: 2,
  border: 0,
  background: 'none',
  color: vars.muted,
  cursor: 'pointer',
})
