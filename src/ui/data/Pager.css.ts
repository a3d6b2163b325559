import { style } from '@vanilla-extract/css'
import { phone, space, tabular, vars } from '../tokens/tokens.ts'

export const pager = style({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space(2),
  color: vars.muted,
})

export const total = style({ marginInlineEnd: 'auto' })
export const size = style({ width: 112, '@media': { [phone]: { display: 'none' } } })
export const place = style({ minWidth: 56, color: vars.text, textAlign: 'center' })
