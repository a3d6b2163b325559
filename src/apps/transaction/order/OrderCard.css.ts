import { style } from '@vanilla-extract/css'
import { focusRing, narrow, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

/** The width of the list decides, not the window's. */
export const list = style({ containerType: 'inline-size', display: 'grid', gap: space(3) })

const inNarrow = (rules: Record<string, unknown>) => ({ '@container': { [narrow]: rules } })

export const card = style({
  minWidth: 0,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  transition: `border-color ${vars.motion}`,
  selectors: { '&:hover': { borderColor: vars.lineStrong } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  minHeight: 44,
  padding: `${space(1)} ${space(4)}`,
  borderBottom: `1px solid ${vars.line}`,
  ...inNarrow({ flexWrap: 'wrap', padding: `${space(2)} ${space(3)}` }),
})

export const party = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minWidth: 0,
  fontWeight: 600,
  ...inNarrow({ flex: 1 }),
})

export const number = style({
  ...tabular,
  display: 'flex',
  gap: space(3),
  flex: 1,
  fontSize: size.small,
  color: vars.muted,
  ...inNarrow({ order: 1, flex: '1 1 100%', justifyContent: 'space-between' }),
})

export const link = style({
  ...focusRing,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent, textDecoration: 'underline' } },
})

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: space(3),
  ...inNarrow({ display: 'contents' }),
})
export const deadline = style({
  fontSize: size.small,
  color: vars.muted,
  selectors: { '&:empty': { display: 'none' } },
  ...inNarrow({ order: 2, flex: '1 1 100%' }),
})

export const goods = style({ padding: space(4), ...inNarrow({ padding: space(3) }) })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space(2)} ${space(6)}`,
  padding: `0 ${space(4)} ${space(4)}`,
  ...inNarrow({ padding: `0 ${space(3)} ${space(3)}` }),
})

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
  flex: 1,
  paddingInlineStart: 76,
  color: vars.muted,
  ...inNarrow({ flex: '1 1 100%', justifyContent: 'flex-end', paddingInlineStart: 0 }),
})
export const paid = style({ display: 'inline-flex', alignItems: 'baseline', gap: space(1), whiteSpace: 'nowrap' })
export const freight = style({ fontSize: size.small })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  selectors: { '&:empty': { display: 'none' } },
})

export const shop = style([
  link,
  { display: 'inline-flex', alignItems: 'center', gap: space(1), color: vars.text, minHeight: 24 },
])

/** What is chosen stays in sight. */
export const bar = style({
  position: 'sticky',
  bottom: 'var(--wotu-bottom, 0px)',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(4),
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
})
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(4)}`,
  flex: 1,
  color: vars.muted,
})
