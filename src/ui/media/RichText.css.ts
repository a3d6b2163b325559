import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '../tokens/tokens.ts'

export const rich = style({ lineHeight: '26px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
globalStyle(`${rich} > :first-child`, { marginTop: 0 })
globalStyle(`${rich} h3, ${rich} h4`, { fontSize: size.lead, margin: `${space(5)} 0 ${space(2)}` })
globalStyle(`${rich} p, ${rich} ul, ${rich} ol`, { margin: `0 0 ${space(3)}` })
globalStyle(`${rich} img`, { display: 'block', maxWidth: '100%' })
globalStyle(`${rich} td, ${rich} th`, { padding: space(2), border: `1px solid ${vars.line}`, textAlign: 'start' })
globalStyle(`${rich} table`, { borderCollapse: 'collapse' })
