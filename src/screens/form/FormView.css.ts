import { style } from '@vanilla-extract/css'
import { soft, space, vars } from '#ui/tokens/tokens.ts'

/** One column: a form is read and filled from top to bottom, and ends where its lines end. */
export const form = style({ display: 'grid', gap: space(4), minWidth: 0, maxWidth: 680 })

export const fields = style({ display: 'grid', gap: space(5) })

export const problem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: vars.radius,
  background: soft(vars.danger),
  color: vars.danger,
})
