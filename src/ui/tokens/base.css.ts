import { globalStyle, style } from '@vanilla-extract/css'
import './tokens.css.ts'
import { size, vars } from './tokens.ts'

/** Goes on the outermost element of the assembled app; in a tag, what stands at the top of its shadow root takes the same part. */
export const base = style({})

// Whatever a partner's page says of its own elements ends at the tag: only what shows and hides comes in, and the scheme.
globalStyle(':host > div', { all: 'initial', display: 'block', visibility: 'inherit', colorScheme: 'inherit' })

globalStyle(`:host > div, .${base}`, {
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

// Icons, the only drawings: a style of their own each would be said in every one, and refused where a policy is strict.
globalStyle(`:host svg[stroke], .${base} svg[stroke]`, { flex: 'none', display: 'block' })
