import { style } from '@vanilla-extract/css'
import { phone, space, vars } from '#ui/tokens/tokens.ts'

/** A surface on the page; on phones, the page itself from edge to edge. */
export const panel = style({
  minWidth: 0,
  padding: `${space(2)} ${space(6)} ${space(5)}`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.surface,
  '@media': {
    [phone]: {
      marginInline: `calc(-1 * ${space(4)})`,
      padding: `0 ${space(4)} ${space(4)}`,
      border: 0,
      borderRadius: 0,
    },
  },
})

export const tabs = style({ marginBottom: space(4) })

/** An older answer, while the one asked for is on its way. */
export const stale = style({ opacity: 0.55, transition: `opacity ${vars.motion} 200ms` })
export const fresh = style({ transition: `opacity ${vars.motion}` })

export const pager = style({ display: 'grid', gap: space(3), marginTop: space(4) })
export const goOn = style({ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: space(2) })
