import { style } from '@vanilla-extract/css'
import { focusRing, phone, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const page = style({ display: 'grid', gap: space(4), minWidth: 0 })
/** One column for what is read and done step by step. */
export const narrow = style([page, { maxWidth: 560 }])

/** Two of unlike weight beside each other; under one another on a phone. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space(4),
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const buttons = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space(2),
  minWidth: 192,
})

export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(6),
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const chartTitle = style({ margin: `0 0 ${space(2)}`, color: vars.muted })

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: 56,
  padding: `${space(2)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const what = style({ flex: 1, minWidth: 0 })
export const name = style({ margin: 0, fontWeight: 600 })
export const note = style({ margin: 0, color: vars.muted, fontSize: size.small })
export const link = style({ ...focusRing, color: vars.accent, textDecoration: 'none' })
export const income = style({ color: vars.accent })
export const hint = style({ margin: 0, color: vars.muted })
export const problem = style({ margin: 0, color: vars.danger })
export const figure = style({ ...tabular, margin: 0, fontSize: size.display, lineHeight: '40px', fontWeight: 600 })
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(4) })
export const centre = style({ display: 'grid', justifyItems: 'center', gap: space(4), textAlign: 'center' })
export const fields = style({ display: 'grid', gap: space(5) })
