import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, insetRing, phone, size, space, vars } from '#ui/tokens/tokens.ts'
import { wide } from './Frame.css.ts'

export const bar = style({ background: vars.surface, borderBottom: `1px solid ${vars.line}` })

export const row = style([
  wide,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(6),
    minHeight: 64,
    '@media': { [phone]: { gap: space(2), minHeight: 56 } },
  },
])

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  flex: 'none',
  minHeight: 44,
  color: vars.text,
  fontSize: size.title,
  fontWeight: 600,
  letterSpacing: '0.02em',
  textDecoration: 'none',
  borderRadius: vars.radius,
  ...focusRing,
})
// The mark alone says it at phone width, where the search needs the room.
globalStyle(`${brand} span`, { '@media': { [phone]: { display: 'none' } } })

export const tools = style({ display: 'flex', alignItems: 'center', gap: space(1), marginLeft: 'auto', flex: 'none' })

export const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: vars.text,
  borderRadius: vars.radius,
  selectors: { '&:hover': { background: vars.hover }, ...focusRing.selectors },
})
globalStyle(`${tool} [role="img"]`, { position: 'absolute', top: 2, right: 0 })
globalStyle(`${tool}[data-wide]`, { '@media': { [phone]: { display: 'none' } } })

export const nav = style([wide, { display: 'flex', gap: space(6), overflowX: 'auto', scrollbarWidth: 'none' }])

globalStyle(`${nav} a`, {
  flex: 'none',
  padding: `${space(2)} 0 10px`,
  borderBottom: '2px solid transparent',
  color: vars.muted,
  textDecoration: 'none',
})
globalStyle(`${nav} a:hover`, { color: vars.text })
globalStyle(`${nav} a[aria-current]`, { color: vars.text, fontWeight: 600, borderBottomColor: vars.accent })
globalStyle(`${nav} a:focus-visible`, insetRing)
globalStyle(`${nav} a`, { '@media': { [phone]: { padding: `${space(3)} 0 10px` } } })

/** As whom one acts: at the end of the row, cut short where it is narrow. */
export const actsAs = style({ maxWidth: 240, marginInlineStart: 'auto', fontSize: size.small })
globalStyle(`${actsAs} > a`, { display: 'flex', flex: '0 1 auto', alignItems: 'center', gap: space(1), minWidth: 0 })
globalStyle(`${actsAs} > a > span:last-child`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
globalStyle(`${actsAs} svg`, { flex: 'none' })
