import { style } from '@vanilla-extract/css'
import { size, space, vars } from '../tokens/tokens.ts'

export const cards = style({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(176px, 100%), 1fr))',
})

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: vars.control,
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.radius,
  background: vars.surface,
  cursor: 'pointer',
  transition: `border-color ${vars.motion}, background-color ${vars.motion}`,
  selectors: {
    '&:hover': { borderColor: vars.edge },
    '&:has(:checked)': { borderColor: vars.accent, background: vars.accentSoft },
    '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
  },
})

export const note = style({ display: 'block', fontSize: size.small, lineHeight: '16px', color: vars.muted })
