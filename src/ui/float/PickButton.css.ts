import { globalStyle, style } from '@vanilla-extract/css'
import { control } from '../control/control.css.ts'
import { space, vars } from '../tokens/tokens.ts'

export const button = style([
  control,
  { display: 'flex', alignItems: 'center', gap: space(2), textAlign: 'start', cursor: 'pointer' },
])
globalStyle(`${button} > svg`, { color: vars.muted })

export const text = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-empty]': { color: vars.muted } },
})
