import { style } from '@vanilla-extract/css'
import { phone, space } from '#ui/tokens/tokens.ts'

export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(2),
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
})

export const retry = style({ justifySelf: 'start' })
