import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { advanceClock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { tx } from '#kernel/call/tx.ts'
import { as, asVisitor } from '#kernel/testing/call.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'
import { paidOrder } from '../../testing/orders.ts'
import { outcomes } from '../../testing/outcomes.ts'
import { codeSentTo, freePhone, goodPassword } from '../testing.ts'
import { earnPoints } from './earn.ts'
import { expireJob } from './jobs.ts'

setPepper('test')

const mine = '/api/basic/mine/selMyPoint'
const list = '/api/basic/point/myPointList'
const rules = '/api/basic/pointRegular/selRegularListByParam'
const noon = new Date('2026-03-01T04:00:00Z')
const dayMs = 86_400_000

const evaluate = (db: Db, boId: string, now = noon) =>
  earnPoints(db, { systemId: wotu, boId, action: 'evaluate', orderId: newId(), now })
const expire = (db: Db, now: Date) => expireJob({ db, systemId: wotu, now, payload: null, tell: () => {} })

const account = (db: Db, boId: string) =>
  db.selectFrom('pointAccount').selectAll().where('boId', '=', boId).executeTakeFirstOrThrow()

/** What every account must say: the sum of its entries, entry by entry. */
async function consistent(db: Db, boId: string) {
  const { earned, spent } = await account(db, boId)
  const entries = await db
    .selectFrom('pointEntry')
    .select(['points', 'balance'])
    .where('boId', '=', boId)
    .orderBy('id')
    .execute()
  let balance = 0
  for (const entry of entries) expect(entry.balance).toBe((balance += entry.points))
  expect(earned - spent).toBe(balance)
  return { earned, spent, entries: entries.length }
}

describe('points are earned', () => {
  it(
    'by registering',
    inRollback(async (db) => {
      const phone = freePhone()
      await call(db, '/api/basic/member/login/sendMessage', { phone, purpose: 'register' }, asVisitor)
      const code = await codeSentTo(db, phone)
      const input = { phone, code, password: goodPassword, agreed: true as const }
      const { memberId } = await call(db, '/api/basic/member/login/register', input, asVisitor)
      expect(await call(db, mine, {}, owner(memberId))).toEqual({ points: 100, expiring: 0 })
      expect((await call(db, list, {}, owner(memberId))).rows).toMatchObject([
        { kind: 'register', points: 100, balance: 100, orderId: null },
      ])
    }),
  )

  it('by receiving an order and by evaluating it, each once however often they are sent at once', async () => {
    const { db, clear } = await testDb()
    const { id, buyer, as } = await inTenant(wotu, () =>
      tx(db, async (trx) => {
        const order = await paidOrder(trx)
        const sold = await call(trx, '/api/trading/order/selSellerOrderDetailById', { id: order.id }, order.asSeller)
        const lines = sold.lines.map((line) => ({ lineId: line.id, quantity: line.quantity }))
        const dispatch = { way: 'express' as const, company: '顺丰速运', waybill: 'SF1234567890' }
        await call(
          trx,
          '/openapi/trading/order/orderDelivery',
          { id: order.id, dispatch, lines },
          order.asSeller,
          newId(),
        )
        return { ...order, lineId: sold.lines[0]!.id }
      }),
    )
    const atOnce = (send: () => Promise<unknown>) => outcomes(Array.from({ length: 6 }, send))
    const received = '/api/buyer/trading/order/orderReceived'
    expect(await atOnce(() => market.call(received, { id }, as, { key: newId() }))).toEqual({
      ok: 1,
      STATE_CHANGED: 5,
    })
    const { lines } = await inTenant(wotu, () =>
      market.call('/api/buyer/trading/order/selBuyerOrderDetailById', { id }, as),
    )
    const stars = { lineId: lines[0]!.id, stars: 5, described: 5, service: 5, logistics: 5, words: '' }
    const praise = { orderId: id, lines: [stars] }
    const add = '/api/buyer/trading/evaluate/addEvalOrder'
    expect(await atOnce(() => market.call(add, praise, as, { key: newId() }))).toEqual({ ok: 1, STATE_CHANGED: 5 })
    await inTenant(wotu, async () => {
      const { rows } = await market.call(list, {}, as)
      expect(rows).toMatchObject([
        { kind: 'evaluate', points: 10, balance: 30, orderId: id },
        { kind: 'receive', points: 20, balance: 20, orderId: id },
      ])
      expect(await consistent(db, buyer.id)).toMatchObject({ entries: 2 })
    })
    await clear()
  })

  it('once for each event, however many try at once, and no more a day than the rule allows', async () => {
    const { db, clear } = await testDb()
    await inTenant(wotu, async () => {
      const [{ id: other }, { id: boId }] = await tx(db, async (trx) => [await makeMember(trx), await makeMember(trx)])
      const earnFor = (who: string, orderId: string) =>
        tx(db, (trx) => earnPoints(trx, { systemId: wotu, boId: who, action: 'evaluate', orderId, now: noon }))
      const earn = (orderId: string) => earnFor(boId, orderId)
      // What others have done counts for nobody else.
      for (const orderId of ['1', '2', '3', '4', '5']) await earnFor(other, orderId)
      await Promise.all(Array.from({ length: 8 }, () => earn('1')))
      expect(await consistent(db, boId)).toEqual({ earned: 10, spent: 0, entries: 1 })
      // Points of another kind don't count for its limit.
      await tx(db, (trx) => earnPoints(trx, { systemId: wotu, boId, action: 'receive', orderId: '1', now: noon }))
      await Promise.all(Array.from({ length: 12 }, (_, i) => earn(String(i + 2))))
      expect(await consistent(db, boId)).toEqual({ earned: 70, spent: 0, entries: 6 })
      // Four in the afternoon by UTC is the next day in Beijing.
      const tomorrow = new Date('2026-03-01T16:00:00Z')
      await tx(db, (trx) => evaluate(trx, boId, tomorrow))
      expect(await consistent(db, boId)).toMatchObject({ entries: 7 })
      expect(await consistent(db, other)).toEqual({ earned: 50, spent: 0, entries: 5 })
    })
    await clear()
  })

  it(
    'by nobody twice: the database refuses an event that is there, and points that are not',
    inRollback(async (db) => {
      const { id: boId } = await makeMember(db)
      await evaluate(db, boId)
      const { event } = await db
        .selectFrom('pointEntry')
        .select('event')
        .where('boId', '=', boId)
        .executeTakeFirstOrThrow()
      const entry = {
        systemId: wotu,
        boId,
        id: newId(),
        kind: 'evaluate' as const,
        points: 10,
        orderId: null,
        at: noon,
      }
      const twice = tx(db, (trx) =>
        trx
          .insertInto('pointEntry')
          .values({ ...entry, event, balance: 20, earned: 20 })
          .execute(),
      )
      await expect(twice).rejects.toMatchObject({ code: '23505' })
      const below = tx(db, (trx) =>
        trx.updateTable('pointAccount').set({ spent: 11 }).where('boId', '=', boId).execute(),
      )
      await expect(below).rejects.toMatchObject({ code: '23514' })
    }),
  )
})

describe('points expire', () => {
  it(
    'a year after they were earned, the oldest first, and are announced a month before',
    inRollback(async (db) => {
      setClock(noon)
      try {
        const { id: boId } = await makeMember(db)
        const { id: other } = await makeMember(db)
        await evaluate(db, boId)
        const later = new Date(noon.getTime() + 100 * dayMs)
        await earnPoints(db, { systemId: wotu, boId, action: 'receive', orderId: newId(), now: later })
        // Others' points are of the same age, and more.
        await evaluate(db, other)
        await evaluate(db, other)
        advanceClock(334 * dayMs)
        expect(await call(db, mine, {}, owner(boId))).toEqual({ points: 30, expiring: 0 })
        advanceClock(dayMs)
        expect(await call(db, mine, {}, owner(boId))).toEqual({ points: 30, expiring: 10 })
        await expire(db, new Date(noon.getTime() + 364 * dayMs))
        expect(await call(db, mine, {}, owner(boId))).toEqual({ points: 30, expiring: 10 })
        const due = new Date(noon.getTime() + 365 * dayMs)
        await expire(db, due)
        expect(await account(db, boId)).toMatchObject({
          spent: 10,
          oldestAt: later,
        })
        await expire(db, due)
        expect(await call(db, list, { kind: 'expire' }, owner(boId))).toMatchObject({
          total: 1,
          rows: [{ points: -10, balance: 20, orderId: null }],
        })
        await expire(db, new Date(noon.getTime() + 465 * dayMs))
        expect(await consistent(db, boId)).toEqual({ earned: 30, spent: 30, entries: 4 })
        expect(await consistent(db, other)).toEqual({ earned: 20, spent: 20, entries: 3 })
        expect(await account(db, boId)).toMatchObject({ oldestAt: null })
        expect(await db.selectFrom('setAside').selectAll().execute()).toEqual([])
      } finally {
        setClock('running')
      }
    }),
  )
})

it('points that expire while others are earned are all counted, and each is taken once', async () => {
  const { db, clear } = await testDb()
  await inTenant(wotu, async () => {
    const { id: boId } = await tx(db, (trx) => makeMember(trx))
    await tx(db, (trx) => evaluate(trx, boId))
    const due = new Date(noon.getTime() + 365 * dayMs)
    await Promise.all([
      ...Array.from({ length: 4 }, () => tx(db, (trx) => evaluate(trx, boId, due))),
      ...Array.from({ length: 4 }, () => tx(db, (trx) => expire(trx, due))),
    ])
    // A run skips accounts that another transaction has locked: the next run takes them.
    await tx(db, (trx) => expire(trx, due))
    expect(await consistent(db, boId)).toEqual({ earned: 50, spent: 10, entries: 6 })
  })
  await clear()
})

it('points of an account that is locked, or that failed a moment ago, wait for the next run', async () => {
  const { db, url, clear } = await testDb()
  const somebody = new pg.Client({ connectionString: url })
  await somebody.connect()
  await inTenant(wotu, async () => {
    const { id: boId } = await tx(db, (trx) => makeMember(trx))
    await tx(db, (trx) => evaluate(trx, boId))
    const due = new Date(noon.getTime() + 365 * dayMs)
    const left = async () => {
      await tx(db, (trx) => expire(trx, due))
      return (await consistent(db, boId)).spent
    }
    await somebody.query(`begin; select from point_account where bo_id = ${boId} for update`)
    expect(await left()).toBe(0)
    await somebody.query('rollback')
    const rests = { systemId: wotu, kind: 'point.expire', rowId: boId, reason: '', firstAt: due, lastAt: due }
    const againAt = new Date(due.getTime() + 1000)
    await db
      .insertInto('setAside')
      .values({ ...rests, againAt })
      .execute()
    expect(await left()).toBe(0)
    await db.updateTable('setAside').set({ againAt: due }).execute()
    expect(await left()).toBe(10)
  })
  await somebody.end()
  await clear()
})

describe('their list', () => {
  it(
    'is narrowed by kind and by time, newest first, and is the owner’s alone',
    inRollback(async (db) => {
      const { id: boId } = await makeMember(db)
      const before = new Date(noon.getTime() - dayMs)
      await evaluate(db, boId, before)
      await earnPoints(db, { systemId: wotu, boId, action: 'receive', orderId: newId(), now: noon })
      const ask = async (input: object) => (await call(db, list, input, owner(boId))).rows.map(({ kind }) => kind)
      expect(await ask({})).toEqual(['receive', 'evaluate'])
      expect(await ask({ kind: 'evaluate' })).toEqual(['evaluate'])
      expect(await ask({ from: noon.toISOString() })).toEqual(['receive'])
      expect(await ask({ to: before.toISOString() })).toEqual(['evaluate'])
      const stranger = owner((await makeMember(db)).id)
      expect(await call(db, list, {}, stranger)).toEqual({ total: 0, rows: [] })
      expect(await call(db, mine, {}, stranger)).toEqual({ points: 0, expiring: 0 })
      const all = new Set(['purchase', 'order', 'goods', 'shop', 'finance'] as const)
      const employee = as({ memberId: newId(), boId, grants: all })
      await expect(call(db, list, {}, employee)).rejects.toMatchObject({ code: 'NO_PERMISSION' })
    }),
  )

  it(
    'goes by rules that every member can read',
    inRollback(async (db) => {
      const by = owner((await makeMember(db)).id)
      const { days, rules: all } = await call(db, rules, {}, by)
      expect(days).toBe(365)
      expect(all.map(({ action }) => action)).toEqual(['register', 'profile', 'receive', 'evaluate'])
      expect((await call(db, rules, { action: 'receive' }, by)).rules).toEqual([
        { action: 'receive', points: 20, perDay: 100 },
      ])
    }),
  )
})
