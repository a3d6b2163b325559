import { style } from '@vanilla-extract/css'
import { canvas, phone, size, space, vars } from '../tokens/tokens.ts'

/** What TextInput, TextArea and Select share. */
export const control = style({
  display: 'block',
  width: '100%',
  minWidth: 0,
  height: vars.control,
  padding: `0 ${space(3)}`,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.surface,
  color: vars.text,
  font: 'inherit',
  lineHeight: '20px',
  transition: `border-color ${vars.motion}, box-shadow ${vars.motion}`,
  // Below 16 px a phone zooms into the field.
  '@media': { [phone]: { fontSize: size.lead } },
  selectors: {
    '&::placeholder': { color: vars.muted, opacity: 1 },
    '&:hover:enabled': { borderColor: vars.muted },
    '&:focus-visible': { outline: 'none', borderColor: vars.accent, boxShadow: `0 0 0 1px ${vars.accent}` },
    '&[aria-invalid="true"]': { borderColor: vars.danger },
    '&[aria-invalid="true"]:focus-visible': { boxShadow: `0 0 0 1px ${vars.danger}` },
    '&:disabled, &:read-only:not(select, button)': { background: canvas, borderColor: vars.line },
    '&:disabled': { color: vars.muted, cursor: 'not-allowed' },
  },
})

/** A unit or a button at the end of an input. */
export const affixed = style({ position: 'relative', display: 'block' })
export const affix = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space(3),
  display: 'flex',
  alignItems: 'center',
  color: vars.muted,
})
export const withAffix = style({ paddingInlineEnd: 48 })
