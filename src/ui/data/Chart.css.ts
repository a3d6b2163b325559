import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, tabular, vars } from '../tokens/tokens.ts'

export const chart = style({ margin: 0 })
export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 2,
  height: 128,
  borderBottom: `1px solid ${vars.lineStrong}`,
})
export const bar = style({
  flex: 1,
  minWidth: 2,
  maxWidth: 20,
  minHeight: 1,
  borderRadius: '2px 2px 0 0',
  background: vars.accent,
  opacity: 0.8,
  selectors: { '&:hover': { opacity: 1 } },
})
export const ends = style({
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: space(1),
  fontSize: size.small,
  color: vars.muted,
})

globalStyle(`${bars}:hover ${bar}:not(:hover)`, { opacity: 0.45 })
