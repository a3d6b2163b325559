import { expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { tx } from '#kernel/call/tx.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'
import { sweepDataTemp } from './dataTemp.ts'

const prefix = '/api/basic/memberDataTemp'
const byType = '/openapi/basic/memberDataTemp/selByOrgAndType'

const ready = async (db: Db) => owner((await makeMember(db)).id)
const field = (name: string, value = '稻花香') => ({ name, value })

it(
  'what is typed is kept by its type until it is deleted; the same field is written over',
  inRollback(async (db) => {
    const by = await ready(db)
    expect(await call(db, byType, { type: 'shop' }, by)).toBeNull()
    const { id } = await call(db, `${prefix}/addDataTemp`, { type: 'shop' }, by)
    expect(await call(db, `${prefix}/addDataTemp`, { type: 'shop' }, by)).toMatchObject({ id, details: {} })
    await call(db, `${prefix}/addDetail`, { id, details: [field('shopName'), field('shop_phone', '0451')] }, by)
    await call(db, `${prefix}/addDetail`, { id, details: [field('shopName', '稻花香米业')] }, by)
    const kept = { id, type: 'shop', details: { shopName: '稻花香米业', shop_phone: '0451' } }
    expect(await call(db, byType, { type: 'shop' }, by)).toMatchObject(kept)
    const other = await call(db, `${prefix}/addDataTemp`, { type: 'listing' }, by)
    await call(db, `${prefix}/addDetail`, { id, details: [field('shopName', '稻花香米业')] }, by)
    expect(await call(db, byType, { type: 'listing' }, by)).toMatchObject({ details: {} })
    expect(await call(db, `${prefix}/selOrg`, {}, by)).toHaveLength(2)
    await call(db, `${prefix}/del`, { id: other.id }, by)
    expect(await call(db, `${prefix}/selOrg`, {}, by)).toMatchObject([kept])
    await expect(call(db, `${prefix}/del`, { id: other.id }, by)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }),
)

it(
  'it is the organisation’s own',
  inRollback(async (db) => {
    const [by, stranger] = [await ready(db), await ready(db)]
    const { id } = await call(db, `${prefix}/addDataTemp`, { type: 'shop' }, by)
    const details = [field('shopName')]
    await expect(call(db, `${prefix}/addDetail`, { id, details }, stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(call(db, `${prefix}/del`, { id }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await call(db, `${prefix}/selOrg`, {}, stranger)).toEqual([])
    expect(await call(db, byType, { type: 'shop' }, stranger)).toBeNull()
  }),
)

it(
  'two hundred fields are the most',
  inRollback(async (db) => {
    const by = await ready(db)
    const { id } = await call(db, `${prefix}/addDataTemp`, { type: 'provider' }, by)
    const write = (from: number, count: number) =>
      call(
        db,
        `${prefix}/addDetail`,
        { id, details: Array.from({ length: count }, (_, i) => field(`f${from + i}`)) },
        by,
      )
    for (const from of [0, 50, 100, 150]) await write(from, 50)
    await write(0, 1)
    await expect(write(200, 1)).rejects.toMatchObject({ code: 'DETAILS_FULL' })
  }),
)

it('fields written at once are all kept, and what is begun at once is one', async () => {
  const { db, clear } = await testDb()
  const by = await inTenant(wotu, () => tx(db, ready))
  const begun = await Promise.all(
    Array.from({ length: 4 }, () => market.call(`${prefix}/addDataTemp`, { type: 'shop' }, by)),
  )
  const ids = new Set(begun.map(({ id }) => id))
  expect(ids.size).toBe(1)
  const [id] = ids
  await Promise.all(
    Array.from({ length: 8 }, (_, i) => market.call(`${prefix}/addDetail`, { id: id!, details: [field(`f${i}`)] }, by)),
  )
  const kept = await inTenant(wotu, () => market.call(byType, { type: 'shop' }, by))
  expect(Object.keys(kept!.details)).toHaveLength(8)
  await clear()
})

it(
  'what nobody goes on with for a month is gone',
  inRollback(async (db) => {
    const by = await ready(db)
    const { updatedAt } = await call(db, `${prefix}/addDataTemp`, { type: 'shop' }, by)
    const after = (days: number) =>
      sweepDataTemp({
        db,
        systemId: wotu,
        now: new Date(Date.parse(updatedAt) + days * 86_400_000),
        payload: null,
        tell: () => {},
      })
    await after(29)
    expect(await call(db, `${prefix}/selOrg`, {}, by)).toHaveLength(1)
    await after(31)
    expect(await call(db, `${prefix}/selOrg`, {}, by)).toEqual([])
  }),
)
