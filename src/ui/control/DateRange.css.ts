import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '../tokens/tokens.ts'

export const range = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: space(2),
  color: vars.muted,
})

// Two dates side by side fit the width of a phone.
globalStyle(`${range} > input`, { paddingInline: space(2) })
