import { style } from '@vanilla-extract/css'
import { focusRing, phone, size, soft, space, vars } from '#ui/tokens/tokens.ts'

/** The picture of a field at the left, the form at the right; on a phone the form alone. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 5fr) 6fr',
  maxWidth: 960,
  margin: `${space(8)} auto ${space(12)}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  overflow: 'hidden',
  '@media': {
    [phone]: {
      gridTemplateColumns: '1fr',
      margin: `0 ${space(-4)}`,
      border: 0,
      background: 'none',
      overflow: 'visible',
    },
  },
})

export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  padding: space(10),
  background: vars.accentSoft,
  overflow: 'hidden',
  '@media': { [phone]: { display: 'none' } },
})
export const motto = style({
  margin: 0,
  fontSize: size.title,
  lineHeight: '32px',
  fontWeight: 600,
  color: vars.accentStrong,
})
export const promise = style({ margin: 0, color: vars.muted, lineHeight: '24px' })
export const picture = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: '56%',
  color: vars.accent,
})

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  minWidth: 0,
  padding: space(10),
  '@media': { [phone]: { padding: `${space(4)} ${space(4)} ${space(8)}` } },
})
export const header = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space(3) })
export const title = style({ margin: 0, fontSize: size.title, lineHeight: '28px', fontWeight: 600, outline: 'none' })

export const fields = style({ display: 'grid', gap: space(4) })
export const problem = style({
  display: 'flex',
  gap: space(2),
  alignItems: 'center',
  margin: 0,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: vars.radius,
  background: soft(vars.danger),
  color: vars.danger,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
})
export const other = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: 0,
  color: vars.muted,
})
export const link = style({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.accent,
  textDecoration: 'none',
  borderRadius: vars.radius,
  '@media': { [phone]: { minHeight: 44 } },
  selectors: { ...focusRing.selectors, '&:hover': { textDecoration: 'underline' } },
})
export const error = style({ margin: 0, fontSize: size.small, color: vars.danger })
