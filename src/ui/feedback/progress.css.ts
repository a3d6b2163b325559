import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/tokens.ts'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** A page is on its way: along the top of what it stands in. Waits a moment before it shows: most pages are there by then. */
export const progressBar = style({
  inset: '0 0 auto 0',
  height: 2,
  background: vars.accent,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  animation: `${grow} 6s 120ms cubic-bezier(0.1, 0.8, 0.2, 1) forwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', transform: 'scaleX(0.5)' } },
})
