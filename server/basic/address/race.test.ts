import { beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '#kernel/call/tenant.ts'
import { withClient } from '../../testing/database.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { tx } from '#kernel/call/tx.ts'
import { market, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'
import { outcomes } from '../../testing/outcomes.ts'
import { overtaken } from '../../testing/overtaken.ts'
import { lockMember } from '../member/lockMember.ts'

const list = '/api/buyer/basic/member/address/list'
const draft = { consignee: '王建国', phone: '13900000001', areaCode: '230184', detail: '民意乡富胜村3组12号' }
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i))

beforeEach(async () => {
  const { db, clear } = await testDb()
  await clear()
  await db
    .insertInto('area')
    .values({ code: '230184', parent: '230100', name: '五常市', fullName: '黑龙江省 哈尔滨市 五常市', level: 3 })
    .execute()
})

/** A member with so many addresses, the first of which is the default. */
const withAddresses = async (count: number) => {
  const { db } = await testDb()
  const { id } = await inTenant(wotu, () => makeMember(db))
  const as = owner(id)
  const add = (isDefault = false) => market.call('/api/basic/address/addAddr', { ...draft, isDefault }, as)
  for (let n = 1; n < count; n += 1) await add()
  const read = () => market.call(list, {}, as)
  return { as, add, read, ids: (await read()).map((address) => address.id) }
}
const defaults = (addresses: { isDefault: boolean }[]) => addresses.filter(({ isDefault }) => isDefault).length

describe('at the same time', () => {
  it('no more than twenty addresses are added', async () => {
    const { add, read } = await withAddresses(15)
    expect(await outcomes(times(12, () => add(true)))).toEqual({ ok: 5, ADDRESS_FULL: 7 })
    const all = await read()
    expect([all.length, defaults(all)]).toEqual([20, 1])
  })

  it('of those made the default one is it', async () => {
    const { as, ids, read } = await withAddresses(6)
    for (let round = 0; round < 5; round += 1) {
      const sets = ids.map((id) => market.call('/api/basic/address/setDefault', { id }, as))
      const changes = ids.map((id) => market.call('/api/basic/address/updAddr', { ...draft, id, isDefault: true }, as))
      expect(await outcomes([...sets, ...changes])).toEqual({ ok: 12 })
      expect(defaults(await read())).toBe(1)
    }
  })

  it('a default that goes is followed by another while there are any', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { as, ids, read } = await withAddresses(6)
      const removals = ids.slice(0, 4).map((id) => market.call('/api/basic/address/delAddr', { id }, as))
      const sets = ids.slice(2).map((id) => market.call('/api/basic/address/setDefault', { id }, as))
      const { ok = 0, NOT_FOUND: gone = 0, ...rest } = await outcomes([...removals, ...sets])
      expect([ok + gone, rest]).toEqual([8, {}])
      const left = await read()
      expect([left.length, defaults(left)]).toEqual([2, 1])
    }
  })

  it('a default goes to none that is just being deleted', async () => {
    const { as, ids, read } = await withAddresses(3)
    const [first, next, last] = ids as [string, string, string]
    const other = `select from member where id = ${as.actor!.memberId} for no key update;
      delete from address where id = ${next}`
    await overtaken(other, () => market.call('/api/basic/address/delAddr', { id: first }, as))
    expect(await read()).toMatchObject([{ id: last, isDefault: true }])
  })

  it('a change of one member’s holds up no other', async () => {
    const { db, url } = await testDb()
    const [own, other] = await inTenant(wotu, async () => [await makeMember(db), await makeMember(db)])
    const free = await inTenant(wotu, () =>
      tx(db, async (trx) => {
        await lockMember(trx, own.id)
        return withClient(url, (client) => client.query('select id from member for update skip locked'))
      }),
    )
    expect(free.rows).toEqual([{ id: other.id }])
  })
})
