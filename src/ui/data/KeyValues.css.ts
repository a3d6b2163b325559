import { style } from '@vanilla-extract/css'
import { space, vars } from '../tokens/tokens.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: `${space(2)} ${space(8)}`,
  margin: 0,
})

export const pair = style({ display: 'flex', gap: space(4), minWidth: 0 })
export const wide = style({ gridColumn: '1 / -1' })
export const key = style({ flex: 'none', width: 84, color: vars.muted })
export const value = style({ flex: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' })
