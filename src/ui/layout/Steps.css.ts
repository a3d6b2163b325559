import { style } from '@vanilla-extract/css'
import { narrow, size, space, tabular, vars } from '../tokens/tokens.ts'

export const frame = style({ containerType: 'inline-size' })

export const steps = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [narrow]: { flexDirection: 'column' } },
})

/** The line to the next step runs behind the marks. */
export const step = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space(1),
  color: vars.muted,
  textAlign: 'center',
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: 11,
      insetInline: 'calc(50% + 20px) calc(-50% + 20px)',
      height: 1,
      background: vars.lineStrong,
    },
    '&[data-state="done"]:not(:last-child)::after': { background: vars.accent },
    '&[data-state="now"]': { color: vars.text, fontWeight: 600 },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto 1fr auto',
      justifyItems: 'start',
      alignItems: 'center',
      gap: space(3),
      paddingBottom: space(4),
      textAlign: 'start',
      selectors: {
        '&:not(:last-child)::after': { top: 28, bottom: 4, insetInline: '11px auto', width: 1, height: 'auto' },
      },
    },
  },
})

export const mark = style({
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${vars.edge}`,
  fontSize: size.small,
  fontWeight: 500,
  selectors: {
    '[data-state="done"] > &': { boxShadow: 'none', background: vars.accentSoft, color: vars.accent },
    '[data-state="now"] > &': { boxShadow: 'none', background: vars.accent, color: vars.onAccent },
  },
})

export const note = style({ ...tabular, fontSize: size.small, lineHeight: '16px', fontWeight: 400, color: vars.muted })
