import { style, styleVariants } from '@vanilla-extract/css'
import { size, tabular, vars } from '../tokens/tokens.ts'

const dot = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: 6,
      height: 6,
      marginInlineEnd: 6,
      borderRadius: '50%',
      background: 'currentColor',
      verticalAlign: 2,
    },
  },
})

export const status = styleVariants({
  /** Under way, or well. */
  good: [dot, { color: vars.accent }],
  /** Somebody has to do something, or it failed. */
  warm: [dot, { color: vars.price }],
  /** Nothing to do now. */
  plain: [dot, { color: vars.text, selectors: { '&::before': { background: vars.edge } } }],
  /** Over. */
  quiet: [
    dot,
    {
      color: vars.muted,
      selectors: { '&::before': { background: 'transparent', boxShadow: `inset 0 0 0 1.5px ${vars.edge}` } },
    },
  ],
})

const pill = style({
  display: 'inline-block',
  padding: '0 6px',
  borderRadius: 4,
  fontSize: size.small,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
})

export const tag = styleVariants({
  good: [pill, { background: vars.accentSoft, color: vars.accent }],
  warm: [pill, { background: vars.priceSoft, color: vars.price }],
  plain: [pill, { background: vars.hover, color: vars.text }],
  quiet: [pill, { background: vars.hover, color: vars.muted }],
})

export const count = style({
  ...tabular,
  display: 'inline-block',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  background: vars.price,
  color: vars.onPrice,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: '18px',
  textAlign: 'center',
})
