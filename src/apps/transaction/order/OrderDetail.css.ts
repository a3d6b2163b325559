import { style } from '@vanilla-extract/css'
import { focusRing, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const sums = style({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(6)}`,
  margin: `${space(4)} 0 0`,
  paddingTop: space(4),
  borderTop: `1px solid ${vars.line}`,
})
export const key = style({ color: vars.muted })
export const value = style({ margin: 0, textAlign: 'end' })

export const link = style({
  ...focusRing,
  color: vars.accent,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { textDecoration: 'underline' } },
})

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2) })
export const picture = style({ ...focusRing, borderRadius: vars.radius })

export const shipments = style({ display: 'grid', gap: space(6) })
export const shipment = style({ display: 'grid', gap: space(3), minWidth: 0 })
export const waybill = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(3)}`,
  minHeight: 28,
})
export const number = style({ ...tabular, fontWeight: 600 })
export const parcel = style({ color: vars.muted })
export const payments = style({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' })
export const payment = style({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 72px',
  gap: space(4),
})

/** Of a dialog. */
export const fields = style({ display: 'grid', gap: space(4) })
