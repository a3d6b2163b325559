import { style } from '@vanilla-extract/css'
import { focusRing, insetRing, phone, size, space, tabular, vars } from '#ui/tokens/tokens.ts'

export const opener = style({ display: 'none', '@media': { [phone]: { display: 'block' } } })

/** Folded on phones until it is asked for. */
export const panel = style({
  '@media': { [phone]: { display: 'none' } },
  selectors: { '&[data-open]': { display: 'block' } },
})

export const filters = style({
  padding: `${space(2)} ${space(5)}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  '@media': { [phone]: { padding: `${space(1)} ${space(3)}`, marginBottom: space(3) } },
})

export const filter = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(3),
  padding: `${space(2)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [phone]: { flexDirection: 'column', gap: space(1) } },
})

export const filterName = style({ flex: 'none', width: 56, color: vars.muted })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(1)}`, minWidth: 0 })

const plainButton = {
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.text,
  font: 'inherit',
  cursor: 'pointer',
}

export const choice = style({
  ...focusRing,
  ...plainButton,
  padding: `2px ${space(2)}`,
  '@media': { [phone]: { minHeight: 36, padding: `0 ${space(3)}` } },
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: vars.accent },
    '&[aria-pressed="true"]': { background: vars.accentSoft, color: vars.accentStrong, fontWeight: 600 },
  },
})

export const prices = style({ display: 'flex', alignItems: 'center', gap: space(2), width: 300 })
export const origin = style({ width: 180, '@media': { [phone]: { width: '100%' } } })

export const keyword = style({ display: 'flex', alignItems: 'center', gap: space(2), margin: `${space(4)} 0 0` })

export const sortBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  margin: `${space(4)} 0 ${space(3)}`,
  '@media': { [phone]: { margin: `${space(2)} 0` } },
})

export const sorts = style({ display: 'flex', gap: space(1), overflowX: 'auto', scrollbarWidth: 'none' })

export const sort = style({
  ...focusRing,
  ...plainButton,
  flex: 'none',
  height: 32,
  padding: `0 ${space(3)}`,
  '@media': { [phone]: { height: 44, padding: `0 ${space(2)}` } },
  selectors: {
    '&:focus-visible': insetRing,
    '&:hover': { color: vars.accent },
    '&[aria-checked="true"]': { color: vars.accent, fontWeight: 600 },
  },
})

export const total = style({
  ...tabular,
  flex: 'none',
  fontSize: size.small,
  color: vars.muted,
  '@media': { [phone]: { display: 'none' } },
})
export const stale = style({ opacity: 0.55, transition: `opacity ${vars.motion} 200ms` })

export const turner = style({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(4),
  marginTop: space(6),
})
