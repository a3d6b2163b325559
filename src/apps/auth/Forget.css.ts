import { style } from '@vanilla-extract/css'
import { space } from '#ui/tokens/tokens.ts'

export const page = style({ display: 'grid', gap: space(5), maxWidth: 800, margin: '0 auto' })
