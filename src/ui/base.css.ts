import { globalStyle, style } from '@vanilla-extract/css'
import './tokens.css.ts'
import { size, vars } from './tokens.ts'

/** Goes on the outermost element of the assembled app; in a tag, the host element takes the same part. */
export const base = style({})

globalStyle(`:host, .${base}`, {
  fontFamily: vars.font,
  fontSize: size.body,
  lineHeight: 1.5715,
  color: vars.text,
  textAlign: 'start',
  textSizeAdjust: '100%',
})

globalStyle(`:host *, :host ::before, :host ::after, .${base}, .${base} *, .${base} ::before, .${base} ::after`, {
  boxSizing: 'border-box',
})

globalStyle(':host([hidden])', { display: 'none' })
