import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, insetRing, phone, size, space, vars } from '#ui/tokens/tokens.ts'

export const rail = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  padding: `${space(2)} 0`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  '@media': {
    [phone]: {
      zIndex: 'auto',
      flexDirection: 'row',
      gap: space(2),
      margin: `0 calc(-1 * ${space(4)})`,
      padding: `0 ${space(4)}`,
      border: 0,
      background: 'none',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
})

export const bone = style({ flex: '1 1 0', display: 'flex', alignItems: 'center', padding: `0 ${space(4)}` })
export const item = style({ display: 'flex', flex: '1 1 auto', '@media': { [phone]: { flex: 'none' } } })

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  flex: 1,
  minHeight: 30,
  padding: `0 ${space(4)}`,
  color: vars.text,
  textDecoration: 'none',
  '@media': {
    [phone]: {
      minHeight: 44,
      padding: `0 ${space(4)}`,
      border: `1px solid ${vars.line}`,
      borderRadius: vars.radius,
      background: vars.surface,
    },
  },
  selectors: {
    '&:focus-visible': insetRing,
    '&:hover, &[data-open]': { background: vars.accentSoft, color: vars.accentStrong },
  },
})
export const topName = style({ flex: 'none', fontWeight: 500 })
export const sample = style({
  flex: 1,
  minWidth: 0,
  fontSize: size.small,
  color: vars.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'none' } },
})
export const arrow = style({ color: vars.muted, '@media': { [phone]: { display: 'none' } } })

export const panel = style({
  position: 'absolute',
  insetInlineStart: '100%',
  insetBlock: -1,
  width: 'min(720px, 60vw)',
  padding: `${space(3)} ${space(6)}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.shadow,
  overflowY: 'auto',
  '@media': { [phone]: { display: 'none' } },
})

export const branch = style({
  display: 'flex',
  gap: space(4),
  padding: `${space(2)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
})
export const branchName = style({
  ...focusRing,
  flex: 'none',
  width: 104,
  color: vars.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent } },
})
export const leaves = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}` })
globalStyle(`${leaves} a`, { color: vars.muted, textDecoration: 'none' })
globalStyle(`${leaves} a:hover`, { color: vars.accent })
globalStyle(`${leaves} a:focus-visible`, { outline: `2px solid ${vars.accent}`, outlineOffset: 2 })
