import { style, styleVariants } from '@vanilla-extract/css'
import { size, soft, tabular, vars } from '../tokens/tokens.ts'

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
  info: [dot, { color: vars.info }],
  success: [dot, { color: vars.success }],
  warning: [dot, { color: vars.warning }],
  danger: [dot, { color: vars.danger }],
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
  info: [pill, { background: soft(vars.info), color: vars.info }],
  success: [pill, { background: soft(vars.success), color: vars.success }],
  warning: [pill, { background: soft(vars.warning), color: vars.warning }],
  danger: [pill, { background: soft(vars.danger), color: vars.danger }],
  plain: [pill, { background: vars.hover, color: vars.text }],
  quiet: [pill, { background: vars.hover, color: vars.muted }],
})

export const count = style({
  ...tabular,
  display: 'inline-block',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  background: vars.danger,
  color: vars.surface,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: '18px',
  textAlign: 'center',
})
