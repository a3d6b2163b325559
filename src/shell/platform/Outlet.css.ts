import { keyframes, style } from '@vanilla-extract/css'
import { phone, space, vars } from '#ui/tokens/tokens.ts'

export const main = style({
  minWidth: 0,
  padding: `${space(6)} 0 ${space(12)}`,
  outline: 'none',
  '@media': { [phone]: { padding: `${space(4)} 0 ${space(8)}` } },
})

const appear = keyframes({ from: { opacity: 0 } })

export const view = style({ animation: `${appear} ${vars.motion} ease-out` })
