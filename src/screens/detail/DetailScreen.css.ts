import { style, styleVariants } from '@vanilla-extract/css'
import { phone, size, soft, space, vars } from '#ui/tokens/tokens.ts'

export const page = style({ display: 'grid', gap: space(4), minWidth: 0 })

const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(4)} ${space(6)}`,
  borderRadius: vars.radius,
  '@media': { [phone]: { padding: space(4) } },
})

export const status = styleVariants({
  info: [banner, { background: soft(vars.info) }],
  success: [banner, { background: soft(vars.success) }],
  warning: [banner, { background: soft(vars.warning) }],
  danger: [banner, { background: soft(vars.danger) }],
  plain: [banner, { background: vars.hover }],
  quiet: [banner, { background: vars.hover, color: vars.muted }],
})

export const word = style({ fontSize: size.title, lineHeight: '28px', fontWeight: 600 })
export const wordTone = styleVariants({
  info: { color: vars.info },
  success: { color: vars.success },
  warning: { color: vars.warning },
  danger: { color: vars.danger },
  plain: {},
  quiet: {},
})
export const words = style({ flex: 1, minWidth: 200 })
export const bones = style({ display: 'grid', gap: space(4) })
