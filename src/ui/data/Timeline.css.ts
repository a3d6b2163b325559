import { style } from '@vanilla-extract/css'
import { size, space, tabular, vars } from '../tokens/tokens.ts'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  position: 'relative',
  padding: `0 0 ${space(4)} ${space(5)}`,
  color: vars.muted,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: 7,
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: vars.edge,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 3.5,
      top: 20,
      bottom: -2,
      width: 1,
      background: vars.line,
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::after': { display: 'none' },
    '&:first-child': { color: vars.text },
    '&:first-child::before': { background: vars.accent, boxShadow: `0 0 0 3px ${vars.accentSoft}` },
  },
})

export const meta = style({
  ...tabular,
  display: 'flex',
  gap: space(3),
  fontSize: size.small,
  lineHeight: '16px',
  color: vars.muted,
})
