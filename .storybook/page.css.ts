import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/tokens.ts'

globalStyle('body', { margin: 0, padding: 16, boxSizing: 'border-box', background: vars.surface, color: vars.text })
