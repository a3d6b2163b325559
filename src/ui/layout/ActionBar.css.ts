import { globalStyle, style } from '@vanilla-extract/css'
import { phone, space, vars } from '../tokens/tokens.ts'

export const bar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space(2),
  '@media': {
    [phone]: {
      position: 'sticky',
      // The shell's own bar at the bottom says how high it is.
      bottom: 'var(--wotu-bottom, 0px)',
      zIndex: 1,
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${space(4)})`,
      padding: `${space(2)} ${space(4)} max(${space(2)}, env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.line}`,
      background: vars.surface,
      overflowX: 'auto',
    },
  },
})

globalStyle(`${bar} > button, ${bar} > a`, { '@media': { [phone]: { flex: 1 } } })
