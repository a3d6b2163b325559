import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/tokens.ts'

export const mark = style({ display: 'block', flex: 'none' })
globalStyle(`${mark} rect`, { fill: vars.accent })
globalStyle(`${mark} path`, {
  fill: 'none',
  stroke: vars.onAccent,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
