import { style } from '@vanilla-extract/css'
import { space, vars } from '#ui/tokens/tokens.ts'

export const place = style({ position: 'relative', minWidth: 0 })

// No effect of any kind: the frame refuses what is pressed while it can't be sure that the user sees it as it is.
export const frame = style({
  display: 'block',
  width: '100%',
  boxSizing: 'border-box',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
})

export const failed = style({ display: 'grid', gap: space(3) })
