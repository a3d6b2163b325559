import { style } from '@vanilla-extract/css'

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: 8 })
