import { style } from '@vanilla-extract/css'
import { focusRing, phone, size, space, vars } from '#ui/tokens.ts'

export const tabs = style({ marginBottom: space(4) })
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  padding: `${space(4)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
  '@media': { [phone]: { flexWrap: 'wrap', gap: space(3) } },
})

export const what = style({ display: 'grid', gap: space(1), justifyItems: 'start', flex: 1, minWidth: 0 })

export const name = style({
  ...focusRing,
  color: vars.text,
  textDecoration: 'none',
  selectors: { ...focusRing.selectors, '&:hover': { color: vars.accent } },
})
export const gone = style({ color: vars.muted })
export const meta = style({ display: 'inline-flex', gap: space(2), fontSize: size.small, color: vars.muted })

export const actions = style({
  display: 'flex',
  gap: space(2),
  '@media': { [phone]: { width: '100%', justifyContent: 'flex-end' } },
})

export const entry = style({
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(4)} ${space(6)}`,
  color: vars.text,
  textDecoration: 'none',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { background: vars.hover },
    '& + &': { borderTop: `1px solid ${vars.line}` },
  },
})
export const entryName = style({ flex: 1 })
