import { style } from '@vanilla-extract/css'
import { size, soft, space, vars } from '../tokens/tokens.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  padding: `${space(12)} ${space(4)}`,
  textAlign: 'center',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginBottom: space(2),
  borderRadius: '50%',
  background: vars.hover,
  color: vars.muted,
})

export const warm = style({ background: soft(vars.danger), color: vars.danger })

export const title = style({ margin: 0, fontSize: size.body, fontWeight: 500 })
export const text = style({ maxWidth: 420, margin: 0, color: vars.muted })
export const action = style({ display: 'flex', gap: space(2), marginTop: space(3) })
