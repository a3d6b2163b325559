import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { together, type Limits } from './together.ts'

const [wotu, another] = [1001, 1002]

/** Calls that are answered with their own name; `sets` tells which went out together, and of which tenant. */
const recorded = (limits?: Limits) => {
  const sets: [systemId: number, names: string[]][] = []
  const ask = together<string, string>(async (systemId, names) => {
    sets.push([systemId, names])
    await sleep(5)
    if (names.includes('broken')) throw new Error('broken')
    return names.map((name) => `${systemId} ${name}`)
  }, limits)
  return { ask, sets }
}

describe('together', () => {
  it('sends a call that comes alone at once, and those that come meanwhile as one set, answered in their order', async () => {
    const { ask, sets } = recorded()
    const first = ask(wotu, 'a')
    await sleep(1)
    const others = ['b', 'c', 'd'].map((name) => ask(wotu, name))
    expect(await Promise.all([first, ...others])).toEqual(['1001 a', '1001 b', '1001 c', '1001 d'])
    expect(sets).toEqual([
      [wotu, ['a']],
      [wotu, ['b', 'c', 'd']],
    ])
  })

  it('never puts two tenants into one set', async () => {
    const { ask, sets } = recorded()
    const asked = [wotu, another, wotu, another].map((systemId, i) => ask(systemId, `${i}`))
    expect(await Promise.all(asked)).toEqual(['1001 0', '1002 1', '1001 2', '1002 3'])
    expect(sets).toEqual([
      [wotu, ['0', '2']],
      [another, ['1', '3']],
    ])
  })

  it('fails everyone in a set that fails, and nobody after it', async () => {
    const { ask } = recorded()
    const asked = await Promise.allSettled([ask(wotu, 'a'), ask(wotu, 'broken')])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask(wotu, 'a')).toBe('1001 a')
  })

  it('keeps sets to their size, lets another tenant go between, and has so many on their way', async () => {
    const { ask, sets } = recorded({ atOnce: 2, most: 2 })
    const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(wotu, name))
    asked.push(ask(another, 'x'))
    await sleep(2)
    expect(sets).toEqual([
      [wotu, ['a', 'b']],
      [another, ['x']],
    ])
    await Promise.all(asked)
    expect(sets.slice(2)).toEqual([
      [wotu, ['c', 'd']],
      [wotu, ['e']],
    ])
  })
})
