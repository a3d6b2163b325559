import { style } from '@vanilla-extract/css'
import { progressBar } from '#ui/feedback/progress.css.ts'

export const frame = style({ position: 'relative', minWidth: 0, outline: 'none' })

/** At the top of the tag. */
export const progress = style([progressBar, { position: 'absolute', zIndex: 1 }])
