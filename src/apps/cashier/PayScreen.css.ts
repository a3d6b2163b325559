import { style } from '@vanilla-extract/css'

/** A bill is read from top to bottom: one column in the middle of the page. */
export const page = style({ width: '100%', maxWidth: 880, margin: '0 auto', minWidth: 0 })
