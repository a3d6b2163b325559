import { style } from '@vanilla-extract/css'
import { phone } from '#ui/tokens/tokens.ts'
import { tool } from './TopBar.css.ts'

export const button = style([
  tool,
  { border: 0, padding: 0, background: 'transparent', font: 'inherit', cursor: 'pointer' },
])

export const join = style({ '@media': { [phone]: { display: 'none' } } })
