import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/tokens.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const bone = style({
  display: 'block',
  height: 14,
  borderRadius: 4,
  background: vars.line,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` } },
})
