import { style } from '@vanilla-extract/css'
import { phone, space, vars } from '../tokens/tokens.ts'

export const rows = style({ display: 'grid' })
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gridTemplateColumns: '2fr',
  gap: space(6),
  padding: `calc(${vars.cell} + 4px) ${space(3)}`,
  borderBottom: `1px solid ${vars.line}`,
  '@media': { [phone]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr', gap: space(3), paddingInline: 0 } },
})
