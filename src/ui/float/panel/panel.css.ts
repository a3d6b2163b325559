import { globalStyle, style } from '@vanilla-extract/css'
import { insetRing, phone, size, space, vars } from '../../tokens/tokens.ts'

/** It undoes what browsers give a popover: the library says where it stands, and how large it may be. */
export const panel = style({
  inset: 'auto',
  zIndex: 100,
  margin: 0,
  padding: 0,
  width: 'max-content',
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow,
  textAlign: 'start',
  outline: 'none',
})

export const padded = style({ padding: space(4), maxWidth: 360 })

/** A line to choose in a menu or a list. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: 36,
  padding: `${space(1)} ${space(3)}`,
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-active]': { background: vars.hover },
    '&[aria-selected="true"]': { color: vars.accent, fontWeight: 600 },
    '&:focus-visible': insetRing,
  },
  '@media': { [phone]: { minHeight: 44 } },
})

export const list = style({ padding: space(1), minWidth: 168 })

/** The list within scrolls, not what floats: so it is its input that scrolls it. */
export const options = style([panel, { display: 'flex', flexDirection: 'column', overflow: 'hidden' }])
export const optionList = style({ maxHeight: 320, overflowY: 'auto', overscrollBehavior: 'contain' })

export const head = style({
  padding: `${space(2)} ${space(4)}`,
  borderBottom: `1px solid ${vars.line}`,
  fontWeight: 600,
})

export const note = style({ margin: 0, padding: `${space(2)} ${space(3)}`, color: vars.muted })

export const tooltip = style({
  padding: `${space(1)} ${space(2)}`,
  maxWidth: 280,
  fontSize: size.small,
  // Not above what else floats: it tells of it.
  borderColor: vars.lineStrong,
})

export const question = style({ display: 'grid', gap: space(1) })
export const questionTitle = style({ margin: 0, fontWeight: 600 })
export const questionButtons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space(2),
  marginTop: space(3),
})

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  width: 'min(520px, calc(100vw - 16px))',
})
export const column = style({
  minWidth: 0,
  maxHeight: 296,
  padding: space(1),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
globalStyle(`${column} + ${column}`, { borderInlineStart: `1px solid ${vars.line}` })
export const columnTitle = style({
  padding: `${space(1)} ${space(3)}`,
  color: vars.muted,
  fontSize: size.small,
})

export const calendar = style({
  display: 'flex',
  '@media': { [phone]: { flexDirection: 'column', width: 'calc(100vw - 16px)' } },
})
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  padding: space(2),
  borderInlineEnd: `1px solid ${vars.line}`,
  '@media': {
    [phone]: { flexDirection: 'row', borderInlineEnd: 0, borderBlockEnd: `1px solid ${vars.line}` },
  },
})
export const month = style({ padding: space(3), '@media': { [phone]: { padding: space(2) } } })
export const monthHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const monthTitle = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const days = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
globalStyle(`${days} th`, { padding: space(1), color: vars.muted, fontSize: size.small, fontWeight: 400 })
globalStyle(`${days} td`, { padding: '1px 0' })
globalStyle(`${days} td[aria-selected="true"]`, { background: vars.accentSoft })
export const day = style({
  width: 36,
  height: 32,
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&[aria-current="date"]': { fontWeight: 600, color: vars.accent },
    '&[data-end]': { background: vars.accent, color: vars.onAccent },
    '&[data-outside]:not([data-end])': { color: vars.muted },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${vars.accent}`, outlineOffset: 1 },
  },
  '@media': { [phone]: { width: '100%', height: 44 } },
})
export const hint = style({ margin: `${space(2)} 0 0`, color: vars.muted, fontSize: size.small })
