import { style } from '@vanilla-extract/css'
import { control } from './control.css.ts'
import { space, vars } from '../tokens/tokens.ts'

export const frame = style({ position: 'relative', display: 'block', minWidth: 0 })

export const select = style([
  control,
  { appearance: 'none', paddingInlineEnd: space(8), textOverflow: 'ellipsis', cursor: 'pointer' },
])

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space(2),
  display: 'flex',
  alignItems: 'center',
  color: vars.muted,
  pointerEvents: 'none',
})
