import { style } from '@vanilla-extract/css'
import { phone, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(3),
  '@media': { [phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
})

export const input = style({ width: 152, '@media': { [phone]: { gridColumn: 2, width: '100%' } } })

export const whole = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space(2),
  marginTop: space(3),
  paddingTop: space(3),
  borderTop: `1px solid ${vars.line}`,
})

export const compare = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: `${space(1)} ${space(4)}`,
  marginTop: space(6),
  paddingTop: space(4),
  borderTop: `1px solid ${vars.line}`,
  color: vars.muted,
})
export const after = style({ display: 'inline-flex', alignItems: 'baseline', gap: space(2), fontSize: size.body })
