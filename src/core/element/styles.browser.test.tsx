import { expect, it } from 'vitest'
import { adopt, register } from './styles.ts'

const open = () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
const colorIn = (root: ShadowRoot, className: string) => {
  const element = root.appendChild(Object.assign(document.createElement('p'), { className }))
  return getComputedStyle(element).color
}

it('shows a root the sheets that were registered before and after it adopted them', () => {
  register('.before { color: rgb(1, 2, 3) }')
  const root = open()
  adopt(root)
  register('.after { color: rgb(4, 5, 6) }')
  expect(colorIn(root, 'before')).toBe('rgb(1, 2, 3)')
  expect(colorIn(root, 'after')).toBe('rgb(4, 5, 6)')
})

it('replaces an edited sheet in every root at once', () => {
  register('.edited { color: rgb(1, 1, 1) }', '', 'test/edited')
  const roots = [open(), open()]
  roots.forEach(adopt)
  register('.edited { color: rgb(2, 2, 2) }', '', 'test/edited')
  expect(roots.map((root) => colorIn(root, 'edited'))).toEqual(['rgb(2, 2, 2)', 'rgb(2, 2, 2)'])
  expect(roots[0]!.adoptedStyleSheets).toEqual(roots[1]!.adoptedStyleSheets)
})

it('gives the document what works nowhere else', () => {
  const rule = "@property --test-tint { syntax: '<color>'; inherits: true; initial-value: rgb(7, 8, 9) }"
  register(rule, rule)
  expect(getComputedStyle(document.documentElement).getPropertyValue('--test-tint')).toBe('rgb(7, 8, 9)')
})
