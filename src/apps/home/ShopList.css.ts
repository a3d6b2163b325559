import { style } from '@vanilla-extract/css'

export const enter = style({ display: 'flex', justifyContent: 'flex-end' })
