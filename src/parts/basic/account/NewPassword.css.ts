import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '#ui/tokens/tokens.ts'

export const strength = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr) auto',
  alignItems: 'center',
  gap: space(1),
  marginTop: space(2),
  fontSize: size.small,
  lineHeight: '16px',
  color: vars.muted,
})

const bar = { height: 4, borderRadius: 2, background: vars.line, transition: `background ${vars.motion}` }
export const step = styleVariants({
  off: bar,
  weak: { ...bar, background: vars.danger },
  fair: { ...bar, background: vars.edge },
  strong: { ...bar, background: vars.accent },
})

export const word = style({ minWidth: space(6), textAlign: 'end' })
