import { style } from '@vanilla-extract/css'

// The tokens of src/ui where the tag has them; each with a colour of its own where it has not.
export const notice = style({
  position: 'fixed',
  inset: '16px auto auto 50%',
  translate: '-50%',
  alignItems: 'flex-start',
  gap: 8,
  width: 'max-content',
  maxWidth: 'min(480px, calc(100vw - 32px))',
  margin: 0,
  padding: '12px 8px 12px 16px',
  border: '1px solid var(--w-line, #0002)',
  borderRadius: 'var(--w-radius, 6px)',
  background: 'var(--w-raised, Canvas)',
  color: 'var(--w-text, CanvasText)',
  boxShadow: 'var(--w-shadow, 0 8px 28px #0003)',
  font: '14px/20px var(--w-font, sans-serif)',
  selectors: { '&:popover-open': { display: 'flex' } },
})

export const words = style({ display: 'grid', gap: 4 })
export const link = style({ color: 'var(--w-accent, LinkText)' })
export const close = style({
  minWidth: 32,
  minHeight: 32,
  margin: '-6px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
})
export const action = style([close, { color: 'var(--w-accent, LinkText)', fontWeight: 600, whiteSpace: 'nowrap' }])
