import { style } from '@vanilla-extract/css'
import { size, space, vars } from '#ui/tokens/tokens.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  minHeight: vars.control,
})

export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: vars.accentSoft,
  color: vars.accent,
  fontWeight: 600,
})

export const who = style({ display: 'grid', minWidth: 0, lineHeight: '18px' })
export const name = style({ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const phone = style({ fontSize: size.small, color: vars.muted, fontVariantNumeric: 'tabular-nums' })
export const note = style({ margin: 0, fontSize: size.small, color: vars.muted })
export const problem = style({ margin: 0, fontSize: size.small, color: vars.danger })
