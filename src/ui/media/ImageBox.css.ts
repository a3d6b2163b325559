import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/tokens.ts'

export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius,
  background: vars.hover,
  color: vars.muted,
  overflow: 'hidden',
})

export const image = style({ display: 'block', width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' })
