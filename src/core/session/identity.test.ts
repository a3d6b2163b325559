import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Me } from '@wotu/contract/basic/member.ts'
import { fakeApi, refuse, type Answers } from '#testing/fakeApi.ts'
import { events } from '../page/core.ts'
import { takeIdentity } from './identity.ts'
import { reads } from '../calls/reads.ts'

const who = '/api/basic/member/login/getBaseMemberByToken'
const count = '/api/buyer/trading/cart/selCartCount'
const me = { memberId: '1', boId: '1' } as Me

let actsFor: string
let take: Answers['/api/basic/member/switchEmployee']
let takeAway: () => void
beforeEach(() => {
  actsFor = '1'
  take = ({ boId }) => ({ ...me, boId: (actsFor = boId) })
  takeAway = fakeApi({
    [who]: () => ({ ...me, boId: actsFor }),
    [count]: () => ({ count: actsFor === '1' ? 3 : 8 }),
    '/api/basic/member/switchEmployee': (input) => (typeof take === 'function' ? take(input) : take!),
  })
})
afterEach(() => {
  reads.clear()
  events.emit('identity', {})
  takeAway()
})

/** Shows a read. @returns all that is shown of it, one after the other */
const show = (path: string) => {
  const entry = reads.entry(path, {})
  const seen: unknown[] = []
  const look = () => seen.push((entry.store.getState().data as { count?: number } | undefined)?.count)
  reads.show(entry, look)
  look()
  return seen
}

it('with another identity nothing of the former is on show, nor known where it is not on show', async () => {
  const hidden = reads.entry('/api/finance/balanceBusInfo/selBalance', {})
  reads.know('/api/finance/balanceBusInfo/selBalance', {}, { availableFen: 1 })
  const seen = show(count)
  await vi.waitFor(() => expect(seen).toContain(3))
  seen.length = 0
  await takeIdentity('2')
  await vi.waitFor(() => expect(seen.at(-1)).toBe(8))
  expect(seen).not.toContain(3)
  expect(seen).toContain(undefined)
  expect(reads.entry('/api/finance/balanceBusInfo/selBalance', {})).not.toBe(hidden)
})

it('other tabs let go, too', async () => {
  const heard = vi.fn()
  const other = new BroadcastChannel('wotu.core/1')
  other.onmessage = ({ data }) => heard(data)
  await takeIdentity('2')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ identity: true }))
  const seen = show(count)
  await vi.waitFor(() => expect(seen).toContain(8))
  actsFor = '3'
  const letGo = vi.fn()
  events.on('identity', letGo)
  other.postMessage({ identity: true })
  await vi.waitFor(() => expect(letGo).toHaveBeenCalled())
  other.close()
})

it('where the identity was taken elsewhere, the next answer that says so lets go of all', async () => {
  const seen = show(count)
  show(who)
  await vi.waitFor(() => expect(seen).toContain(3))
  actsFor = '2'
  seen.length = 0
  // As the server says through the live channel.
  events.emit('stale', { paths: [who] })
  await vi.waitFor(() => expect(seen.at(-1)).toBe(8))
  expect(seen).toContain(undefined)
})

it('what is refused changes nothing', async () => {
  const seen = show(count)
  await vi.waitFor(() => expect(seen).toContain(3))
  take = refuse('NOT_FOUND')
  seen.length = 0
  await takeIdentity('9')
  expect(seen).toEqual([])
})
