import { style } from '@vanilla-extract/css'
import { control } from './control.css.ts'
import { size, space, tabular, vars } from '../tokens/tokens.ts'

export const frame = style({ position: 'relative', display: 'block' })

export const area = style([
  control,
  {
    height: 'auto',
    minHeight: 96,
    padding: `${space(2)} ${space(3)} ${space(6)}`,
    resize: 'vertical',
    fieldSizing: 'content',
    maxHeight: 360,
  },
])

export const count = style({
  ...tabular,
  position: 'absolute',
  insetInlineEnd: space(3),
  bottom: space(1),
  fontSize: size.small,
  color: vars.muted,
  pointerEvents: 'none',
})

export const over = style({ color: vars.danger })
