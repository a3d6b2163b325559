import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, phone, size, soft, space, tabular, twoLines, vars } from '#ui/tokens/tokens.ts'

export const page = style({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' })

export const trail = style({ display: 'flex', flexWrap: 'wrap', fontSize: size.small, color: vars.muted })
globalStyle(`${trail} a`, { color: 'inherit', textDecoration: 'none' })
globalStyle(`${trail} a:hover`, { color: vars.accent })
globalStyle(`${trail} a + a::before`, { content: '"›"', margin: `0 ${space(2)}`, color: vars.muted })

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
  gap: space(8),
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) } },
})

export const gallery = style({ display: 'grid', gap: space(2), alignContent: 'start' })
export const thumbs = style({ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space(2) })
export const thumb = style({
  ...focusRing,
  padding: 0,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: 'none',
  cursor: 'pointer',
  overflow: 'hidden',
  selectors: { ...focusRing.selectors, '&[aria-pressed="true"]': { borderColor: vars.accent } },
})

export const buy = style({ display: 'flex', flexDirection: 'column', gap: space(4), minWidth: 0 })
export const title = style({ margin: 0, fontSize: size.title, lineHeight: '30px', fontWeight: 600, outline: 'none' })
export const brief = style({ margin: `-${space(2)} 0 0`, color: vars.muted })

export const priceRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: vars.radius,
  background: soft(vars.price),
})
export const sold = style({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(4),
  fontSize: size.small,
  color: vars.muted,
})

export const line = style({ display: 'flex', alignItems: 'baseline', gap: space(4) })
export const lineName = style({ flex: 'none', width: 40, color: vars.muted })
export const lineBody = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), minWidth: 0 })
export const note = style({ ...tabular, fontSize: size.small, color: vars.muted })
export const why = style({ color: vars.danger, alignSelf: 'center' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: space(4),
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const main = style({ minWidth: 0 })
export const side = style({ display: 'grid', gap: space(4) })

export const others = style({ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' })
export const other = style({
  ...focusRing,
  display: 'flex',
  gap: space(3),
  color: vars.text,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent } },
})
export const otherWords = style({ display: 'grid', gap: space(1), alignContent: 'space-between', minWidth: 0 })
export const otherTitle = style({
  ...twoLines,
  lineHeight: '20px',
})

export const evaluations = style({ margin: 0, padding: 0, listStyle: 'none' })
export const evaluation = style({
  display: 'grid',
  gap: space(2),
  padding: `${space(4)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const evaluationHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) })
export const evaluationWords = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const evaluationPictures = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })
export const reply = style({
  margin: 0,
  padding: `${space(2)} ${space(3)}`,
  borderRadius: vars.radius,
  background: vars.hover,
  overflowWrap: 'anywhere',
})
export const turner = style({ display: 'flex', justifyContent: 'center', gap: space(3), marginTop: space(3) })
