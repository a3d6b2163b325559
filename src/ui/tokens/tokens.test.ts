import { expect, it } from 'vitest'
import { declared, vars } from './tokens.ts'

const root = declared() as Record<string, string>

it('takes every colour from the six properties of a brand', () => {
  const brand = /--(wotu|w)-(accent|price|surface|text|radius|font)\b/
  const own = new Set(['scrim', 'shadow', 'control', 'cell', 'motion'])
  const rest = Object.keys(vars).filter((name) => !own.has(name) && !brand.test(root[`--w-${name}`] ?? ''))
  expect(rest).toEqual([])
})

it('declares each property that the styles use', () => {
  for (const value of Object.values(vars)) expect(Object.keys(root)).toContain(value.slice(4, -1))
})
