import { globalStyle, style } from '@vanilla-extract/css'

/** The box of every tag; its colour scheme and density are the tokens' matter. No widget styles `:host`: all share their sheets. */
globalStyle(':host', { display: 'block' })
globalStyle(':host([hidden])', { display: 'none' })

export const retry = style({ minHeight: 32, font: 'inherit' })
