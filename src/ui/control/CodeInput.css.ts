import { style } from '@vanilla-extract/css'
import { space, tabular } from '../tokens/tokens.ts'

export const line = style({ display: 'flex', gap: space(2) })
export const send = style({ ...tabular, flex: 'none', width: 116 })
