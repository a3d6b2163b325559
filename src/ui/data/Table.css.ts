import { style } from '@vanilla-extract/css'
import { narrow, size, space, tabular, vars } from '../tokens/tokens.ts'

/** Its own width decides between table and cards. */
export const frame = style({ containerType: 'inline-size', minWidth: 0 })

const cards = (rules: Record<string, unknown>) => ({ '@container': { [narrow]: rules } })

export const scroll = style({ overflowX: 'auto' })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...cards({ display: 'block' }),
})

export const head = style(cards({ display: 'none' }))
export const body = style(cards({ display: 'block' }))

export const title = style({
  padding: `${space(2)} ${space(3)}`,
  borderBottom: `1px solid ${vars.line}`,
  color: vars.muted,
  fontSize: size.small,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

export const row = style({
  borderBottom: `1px solid ${vars.line}`,
  transition: `background-color ${vars.motion}`,
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-selected="true"]': { background: vars.accentSoft },
  },
  ...cards({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    rowGap: space(1),
    padding: `${space(3)} ${space(2)}`,
  }),
})

export const cell = style({
  padding: `${vars.cell} ${space(3)}`,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { minWidth: 0 } },
  ...cards({
    display: 'flex',
    gridColumn: '1 / -1',
    justifyContent: 'space-between',
    gap: space(4),
    padding: 0,
    textAlign: 'end',
  }),
})

/** In a card, an ordinary cell carries its column's title before it. */
export const titled = style({
  '@container': {
    [narrow]: { selectors: { '&::before': { content: 'attr(data-title)', flex: 'none', color: vars.muted } } },
  },
})

/** In a card, the first line: what the row is, and at its right the state it is in. */
export const main = style(
  cards({
    gridColumn: '2',
    gridRow: '1',
    alignItems: 'center',
    justifyContent: 'start',
    textAlign: 'start',
    fontWeight: 500,
  }),
)
export const corner = style(cards({ gridColumn: '3', gridRow: '1', alignItems: 'center', marginInlineStart: space(3) }))

export const end = style({ ...tabular, textAlign: 'end', whiteSpace: 'nowrap' })
export const hidden = style(cards({ display: 'none' }))

export const check = style({
  width: 40,
  paddingInlineEnd: 0,
  ...cards({ gridColumn: '1', gridRow: '1', alignItems: 'center', width: 'auto' }),
})

export const actions = style({
  // The words of the last button stand under the title.
  paddingInlineEnd: space(1),
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...cards({ justifyContent: 'end', gap: 0, marginInlineEnd: `calc(-1 * ${space(2)})` }),
})
