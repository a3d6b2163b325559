import { style } from '@vanilla-extract/css'
import { narrow, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

/** A tag may stand in a narrow column: its own width decides, not the window's. */
export const cashier = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  outline: 'none',
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(4),
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', textAlign: 'center' } },
})
export const word = style({ color: vars.muted })
export const left = style([word, { textAlign: 'right', '@container': { [narrow]: { textAlign: 'center' } } }])

export const orders = style({ margin: 0, padding: 0, listStyle: 'none' })
export const order = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(3)} 0`,
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.line}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
})
export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const small = style({ ...tabular, color: vars.muted, fontSize: size.small })

export const ways = style({ display: 'grid', gap: space(4) })
export const problem = style({ margin: 0, color: vars.danger })
export const hint = style({ margin: `0 0 ${space(4)}`, color: vars.muted, textAlign: 'center' })
export const sum = style({ margin: 0, textAlign: 'center' })
