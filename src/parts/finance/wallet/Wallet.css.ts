import { style } from '@vanilla-extract/css'
import { focusRing, narrow, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const wallet = style({ minWidth: 0 })

/** A tag may stand in a narrow column: its own width decides, not the window's. */
export const frame = style({ containerType: 'inline-size' })

export const balance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(4),
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const word = style({ display: 'flex', alignItems: 'center', gap: space(2), color: vars.muted })
export const figure = style({ ...tabular, margin: 0, fontSize: size.display, lineHeight: '40px', fontWeight: 600 })
export const others = style({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(5)}`,
  margin: 0,
  color: vars.muted,
})

export const eye = style({
  ...focusRing,
  padding: `${space(1)} ${space(2)}`,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.accent,
  font: 'inherit',
  fontSize: size.small,
  cursor: 'pointer',
})

export const buttons = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space(2),
  minWidth: 192,
})

export const flows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const flow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space(4)}`,
  padding: `${space(3)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const what = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const amount = style({ ...tabular, textAlign: 'right', fontWeight: 600 })
export const income = style([amount, { color: vars.accent }])
export const small = style({ ...tabular, color: vars.muted, fontSize: size.small })
export const smallEnd = style([small, { textAlign: 'right' }])
