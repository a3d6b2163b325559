import { style } from '@vanilla-extract/css'
import { tabular, vars } from '#ui/tokens/tokens.ts'

export const figure = style(tabular)
export const income = style({ ...tabular, color: vars.accent })
