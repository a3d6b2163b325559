import { style } from '@vanilla-extract/css'
import { size, vars } from '../tokens/tokens.ts'

/** Stands where it was pressed; what floats leaves no room of its own. */
export const failed = style({ color: vars.danger, fontSize: size.small })
