import { style } from '@vanilla-extract/css'
import { phone, size, space, vars } from '../tokens/tokens.ts'

export const card = style({
  minWidth: 0,
  padding: space(6),
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  '@media': { [phone]: { padding: space(4) } },
})

export const flush = style({ padding: 0, '@media': { [phone]: { padding: 0 } } })

/** Sections follow each other in one card, a hairline between them. */
export const section = style({
  minWidth: 0,
  selectors: { '& + &': { marginTop: space(6), paddingTop: space(6), borderTop: `1px solid ${vars.line}` } },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 28,
  marginBottom: space(3),
})
export const title = style({ flex: 1, margin: 0, fontSize: size.lead, lineHeight: '24px', fontWeight: 600 })
