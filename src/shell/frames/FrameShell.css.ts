import { style } from '@vanilla-extract/css'
import { size, space, vars } from '#ui/tokens/tokens.ts'

export const shell = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  background: vars.surface,
  color: vars.text,
})
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(3) })
export const title = style({ margin: 0, fontSize: size.lead, lineHeight: '24px', fontWeight: 600, outline: 'none' })

/** Of one height whatever it says: a frame that grows where it is covered would jump. */
export const guard = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: 44,
  color: vars.muted,
  fontSize: size.small,
  selectors: { '&[data-warm]': { color: vars.danger } },
})
export const words = style({ margin: 0 })
export const content = style({ display: 'grid', gap: space(4), minWidth: 0, margin: 0, padding: 0, border: 0 })
export const sum = style({ display: 'grid', justifyItems: 'center', gap: space(1), margin: 0, textAlign: 'center' })
export const muted = style({ margin: 0, color: vars.muted, textAlign: 'center', overflowWrap: 'anywhere' })
export const list = style({ margin: 0, paddingInlineStart: space(5), color: vars.muted, lineHeight: '22px' })
export const problem = style({ margin: 0, color: vars.danger })
export const link = style({ color: vars.accent, fontSize: size.small, justifySelf: 'end' })
