import { style } from '@vanilla-extract/css'
import { focusRing, narrow, size, space, tabular, titleLink, vars } from '#ui/tokens/tokens.ts'

/** A tag may stand in a narrow column: its own width decides, not the window's. */
export const cart = style({ containerType: 'inline-size', display: 'grid', gap: space(3) })

const inNarrow = (rules: Record<string, unknown>) => ({ '@container': { [narrow]: rules } })

export const shopHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(3)} ${space(4)}`,
  borderBottom: `1px solid ${vars.line}`,
  ...inNarrow({ gap: space(3), paddingInline: space(3) }),
})

export const shopName = style({
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: vars.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent } },
})

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 80px minmax(0, 1fr) 112px auto 120px auto',
  gridTemplateAreas: '"check picture what price quantity subtotal remove"',
  alignItems: 'center',
  columnGap: space(4),
  padding: `${space(4)} ${space(4)}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  ...inNarrow({
    gridTemplateColumns: 'auto 72px minmax(0, 1fr) auto auto',
    // Beside the picture a price of six digits would reach into the quantity.
    gridTemplateAreas: '"check picture what what remove" ". price price quantity quantity"',
    alignItems: 'start',
    columnGap: space(3),
    rowGap: space(2),
    padding: `${space(4)} ${space(3)}`,
  }),
})

export const picture = style({ gridArea: 'picture', display: 'block' })
export const what = style({ gridArea: 'what', display: 'grid', gap: space(1), justifyItems: 'start', minWidth: 0 })

export const goods = style(titleLink)

export const spec = style({ fontSize: size.small, color: vars.muted })

export const price = style({
  ...tabular,
  gridArea: 'price',
  display: 'grid',
  justifyItems: 'end',
  ...inNarrow({ justifyItems: 'start', alignSelf: 'center', color: vars.price, fontWeight: 600 }),
})

const change = style({ fontSize: size.small, fontWeight: 400 })
export const cheaper = style([change, { color: vars.accent }])
export const dearer = style([change, { color: vars.price }])

export const quantity = style({ gridArea: 'quantity' })

export const subtotal = style({
  ...tabular,
  gridArea: 'subtotal',
  justifySelf: 'end',
  color: vars.price,
  fontWeight: 600,
  // On a phone the sum of the chosen is below, and the price stands beside the quantity.
  ...inNarrow({ display: 'none' }),
})

export const remove = style({ gridArea: 'remove', color: vars.muted })

export const invalid = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(2)} 0`,
  color: vars.muted,
})

export const bar = style({
  whiteSpace: 'nowrap',
  position: 'sticky',
  bottom: 'var(--wotu-bottom, 0px)',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  ...inNarrow({ gap: space(2), padding: `${space(2)} ${space(3)}` }),
})

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: space(2),
  flex: 1,
})
export const totalWord = style({ color: vars.muted, ...inNarrow({ display: 'none' }) })
