import { expect, it } from 'vitest'
import { adopt, register } from './styles.ts'

const open = () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
const colorIn = (root: ShadowRoot, className: string) => {
  const element = root.appendChild(Object.assign(document.createElement('p'), { className }))
  return getComputedStyle(element).color
}

it('shows a root the sheets that were registered before and after it adopted them', () => {
  register('test/before', '.before { color: rgb(1, 2, 3) }')
  const root = open()
  adopt(root)
  register('test/after', '.after { color: rgb(4, 5, 6) }')
  expect(colorIn(root, 'before')).toBe('rgb(1, 2, 3)')
  expect(colorIn(root, 'after')).toBe('rgb(4, 5, 6)')
})

it('replaces an edited sheet in every root at once', () => {
  register('test/edited', '.edited { color: rgb(1, 1, 1) }')
  const roots = [open(), open()]
  roots.forEach(adopt)
  register('test/edited', '.edited { color: rgb(2, 2, 2) }')
  expect(roots.map((root) => colorIn(root, 'edited'))).toEqual(['rgb(2, 2, 2)', 'rgb(2, 2, 2)'])
  expect(roots[0]!.adoptedStyleSheets).toEqual(roots[1]!.adoptedStyleSheets)
})

it('gives the document what works nowhere else', () => {
  const rule = "@property --test-tint { syntax: '<color>'; inherits: true; initial-value: rgb(7, 8, 9) }"
  register('test/property', rule, rule)
  expect(getComputedStyle(document.documentElement).getPropertyValue('--test-tint')).toBe('rgb(7, 8, 9)')
})
