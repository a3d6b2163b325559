import { style } from '@vanilla-extract/css'
import { focusRing, overLabel, space, vars } from '#ui/tokens/tokens.ts'

export const specs = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })

export const spec = style({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  minHeight: vars.control,
  padding: `0 ${space(3)}`,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.accent },
    '&:has(:checked)': { borderColor: vars.accent, background: vars.accentSoft, color: vars.accentStrong },
    '&:has(:focus-visible)': focusRing.selectors['&:focus-visible'],
  },
})

export const radio = style(overLabel)
