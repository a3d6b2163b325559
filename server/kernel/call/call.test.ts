import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { read, write } from '@wotu/contract/call.ts'
import { done, nothing, quantity } from '@wotu/contract/fields.ts'
import { advanceClock, setClock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Handlers } from './handlers.ts'
import { newId } from '../db/ids.ts'
import { asking } from '../jobs/outside.ts'
import { refuseAndKeep } from './refuse.ts'
import { inTenant } from './tenant.ts'
import { another, inRollback, testDb, wotu } from '../testing/testing.ts'
import { as, asVisitor, testCalls } from '../testing/call.ts'
import { assertOutsideTransaction } from './tx.ts'

const effect = z.strictObject({ name: z.string(), amountFen: z.int() })
const times = z.object({ times: z.int() })
const calls = {
  '/t/echo': read({
    title: '回声',
    who: 'visitor',
    input: z.strictObject({ quantity }),
    output: z.object({ quantity }),
    example: { quantity: 1 },
  }),
  '/t/leak': read({
    title: '泄露',
    who: 'visitor',
    input: nothing,
    output: z.object({ open: z.boolean() }),
    example: {},
  }),
  '/t/mine': read({ title: '我的', who: 'member', input: nothing, output: z.string(), example: {} }),
  '/t/order': read({ title: '订单', who: 'owner', grant: 'order', input: nothing, output: done, example: {} }),
  '/t/shop': read({ title: '店铺', who: 'seller', grant: 'shop', input: nothing, output: z.string(), example: {} }),
  '/t/office': read({ title: '后台', who: 'backOffice', input: nothing, output: done, example: {} }),
  '/t/pay': write({
    title: '支付',
    who: 'member',
    keyed: true,
    input: effect,
    output: times,
    stale: ['/t/mine'],
    example: { name: 'a', amountFen: 1 },
  }),
  '/t/ask': write({
    title: '询问',
    who: 'member',
    keyed: true,
    input: effect,
    output: z.string(),
    example: { name: 'a', amountFen: 1 },
  }),
  '/t/guess': write({
    title: '猜测',
    who: 'member',
    input: z.strictObject({ name: z.string(), keep: z.boolean() }),
    output: done,
    example: { name: 'a', keep: true },
  }),
  '/t/often': write({
    title: '频繁',
    who: 'member',
    input: z.strictObject({ name: z.string() }),
    output: done,
    example: { name: 'a' },
  }),
}

/** How often the outside world was asked. */
let asked = 0

/** A row of the rate table stands for a business effect: how often did it happen? */
const bump = async (db: Db, name: string) => {
  const row = { systemId: wotu, bucket: `effect:${name}`, windowStart: new Date(0), count: 1 }
  const { count } = await db
    .insertInto('rate')
    .values(row)
    .onConflict((on) => on.columns(['systemId', 'bucket']).doUpdateSet({ count: sql`rate.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}
const effectsOf = async (name: string) => {
  const { db } = await testDb()
  const query = db.selectFrom('rate').select('count').where('bucket', '=', `effect:${name}`)
  return (await inTenant(wotu, () => query.executeTakeFirst()))?.count ?? 0
}

const handlers: Handlers<typeof calls> = {
  '/t/echo': ({ input }) => input,
  '/t/leak': () => ({ open: true, passwordHash: 'secret' }),
  '/t/mine': ({ actor }) => actor.memberId,
  '/t/order': () => null,
  '/t/shop': ({ actor }) => actor.shopId,
  '/t/office': () => null,
  '/t/pay': async ({ db, input, refuse }) => {
    const count = await bump(db, input.name)
    // What a payment finds when its twin was first: already paid.
    return input.amountFen > 0 && count > 1 ? refuse('STATE_CHANGED') : { times: count }
  },
  '/t/ask': asking(
    async ({ db, input }) => {
      assertOutsideTransaction('The question')
      expect(db.isTransaction).toBe(false)
      asked += 1
      return `yes to ${input.name}`
    },
    async ({ db, input }, said) => {
      expect(db.isTransaction).toBe(true)
      return `${said}, ${await bump(db, input.name)}`
    },
  ),
  '/t/guess': async ({ db, input, refuse }) => {
    await bump(db, input.name)
    return input.keep ? refuseAndKeep('STATE_CHANGED') : refuse('STATE_CHANGED')
  },
  '/t/often': async ({ input, limit, refuse }) => {
    await limit(`often:${input.name}`, 3, 60)
    return refuse('STATE_CHANGED')
  },
}

const { call, announced } = testCalls(calls, handlers)
const member = as({ memberId: newId() })

describe('who may call', () => {
  it('anyone calls what is for visitors', async () => {
    expect(await call('/t/echo', { quantity: 2 }, asVisitor)).toEqual({ quantity: 2 })
  })
  it('only the signed in call what is for members', async () => {
    await expect(call('/t/mine', {}, asVisitor)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 })
    await expect(call('/t/mine', {}, { ...asVisitor, fault: '001107' })).rejects.toMatchObject({
      code: '001107',
      status: 200,
    })
    expect(await call('/t/mine', {}, member)).toBe(member.actor?.memberId)
  })
  it('an employee needs the grant, the owner has it', async () => {
    const employee = (grants: ('order' | 'goods')[]) =>
      as({ memberId: newId(), boId: newId(), grants: new Set(grants) })
    await expect(call('/t/order', {}, employee(['goods']))).rejects.toMatchObject({
      code: 'NO_PERMISSION',
      status: 403,
    })
    expect(await call('/t/order', {}, employee(['order']))).toBeNull()
    expect(await call('/t/order', {}, member)).toBeNull()
  })
  it('a seller has a shop: 002102 for whoever has none, 403 for whoever may not', async () => {
    await expect(call('/t/shop', {}, member)).rejects.toMatchObject({ code: '002102', status: 200 })
    const employee = as({ memberId: newId(), boId: newId(), shopId: null, grants: new Set(['order']) })
    await expect(call('/t/shop', {}, employee)).rejects.toMatchObject({ code: 'NO_PERMISSION', status: 403 })
    expect(await call('/t/shop', {}, as({ memberId: newId(), shopId: '7' }))).toBe('7')
  })
  it('the back office is staff only', async () => {
    await expect(call('/t/office', {}, member)).rejects.toMatchObject({ code: 'NO_PERMISSION' })
    expect(await call('/t/office', {}, as({ memberId: newId(), backOffice: true }))).toBeNull()
  })
})

describe('what goes in and out', () => {
  it('the system id in the body may agree, and reaches no schema', async () => {
    const withId = (systemId: number | string) => ({ quantity: 1, systemId })
    expect(await call('/t/echo', withId(wotu), asVisitor)).toEqual({ quantity: 1 })
    expect(await call('/t/echo', withId(String(wotu)), asVisitor)).toEqual({ quantity: 1 })
    await expect(call('/t/echo', withId(another), asVisitor)).rejects.toMatchObject({ code: 'TENANT_MISMATCH' })
  })
  it('an answer with a field that the contract does not name is a fault', async () => {
    await expect(call('/t/leak', {}, asVisitor)).rejects.toThrow('does not name')
  })
  it('a body that is no object, and a path that nobody knows, are refused', async () => {
    await expect(call('/t/echo', 'text' as never, asVisitor)).rejects.toMatchObject({ code: 'PARAM_INVALID' })
    const nowhere = call('/t/nowhere' as '/t/echo', { quantity: 1 }, asVisitor)
    await expect(nowhere).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
  it('a path without a handler stops the assembly', async () => {
    const { '/t/echo': _, ...incomplete } = handlers
    const { call: broken } = testCalls(calls, incomplete as typeof handlers)
    await expect(broken('/t/mine', {}, member)).rejects.toThrow('No handler for: /t/echo')
  })
})

describe('idempotency', () => {
  const pay = (name: string, key: string, amountFen = 1, caller = member) =>
    call('/t/pay', { name, amountFen }, caller, { key })

  it('a keyed write is refused without a key, or with a bad one', async () => {
    await expect(call('/t/pay', { name: 'k', amountFen: 1 }, member)).rejects.toMatchObject({ code: 'KEY_MISSING' })
    for (const key of ['', 'has space', '密', 'x'.repeat(256)])
      await expect(pay('k', key)).rejects.toMatchObject({ code: 'PARAM_INVALID' })
    expect(await effectsOf('k')).toBe(0)
  })
  it('the same key again returns the first answer, though the handler now refuses', async () => {
    const name = newId()
    expect(await pay(name, name)).toEqual({ times: 1 })
    expect(await pay(name, name)).toEqual({ times: 1 })
    expect(await effectsOf(name)).toBe(1)
  })
  it('the same key again returns the first answer, though the handler would do it again', async () => {
    const name = newId()
    expect(await pay(name, name, 0)).toEqual({ times: 1 })
    expect(await pay(name, name, 0)).toEqual({ times: 1 })
    expect(await effectsOf(name)).toBe(1)
  })
  it('the same key with another body is refused', async () => {
    const name = newId()
    await pay(name, name)
    await expect(pay(name, name, 2)).rejects.toMatchObject({ code: 'KEY_REUSED' })
    await expect(pay(name, name, 0)).rejects.toMatchObject({ code: 'KEY_REUSED' })
    expect(await effectsOf(name)).toBe(1)
  })
  it('a key belongs to its member, and a refusal leaves it free', async () => {
    const [name, other] = [newId(), newId()]
    await pay(name, name)
    await expect(pay(name, name, 1, as({ memberId: newId() }))).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await expect(pay(name, other)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    expect(await pay(name, other, 0)).toEqual({ times: 2 })
  })
  it('the same key at another call is another intent', async () => {
    const name = newId()
    await pay(name, name)
    expect(await call('/t/ask', { name, amountFen: 1 }, member, { key: name })).toBe(`yes to ${name}, 2`)
  })
  it.each([0, 1])('20 at once with one key have one effect and 20 equal answers (amount %i)', async (amountFen) => {
    const name = newId()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(name, name, amountFen)))
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ times: 1 })))
    expect(await effectsOf(name)).toBe(1)
  })
  it(
    'works in a test’s own transaction',
    inRollback(async (db) => {
      const input = { name: 'inside', amountFen: 1 }
      const first = await call('/t/pay', input, member, { key: 'key-inside', db })
      expect(await call('/t/pay', input, member, { key: 'key-inside', db })).toEqual(first)
    }),
  )
})

describe('what is asked outside', () => {
  it('is asked before the transaction, and not again for an intent that has its answer', async () => {
    const intent = { name: newId(), amountFen: 1 }
    const options = { key: newId() }
    asked = 0
    expect(await call('/t/ask', intent, member, options)).toBe(`yes to ${intent.name}, 1`)
    expect(await call('/t/ask', intent, member, options)).toBe(`yes to ${intent.name}, 1`)
    expect(asked).toBe(1)
    expect(await effectsOf(intent.name)).toBe(1)
  })
  it(
    'is asked outside a test’s own transaction, too',
    inRollback(async (db) => {
      const echo = asking<(typeof calls)['/t/ask'], string>(
        async () => {
          assertOutsideTransaction('The question')
          return 'yes'
        },
        (_, said) => said,
      )
      const { call: local } = testCalls(calls, { ...handlers, '/t/ask': echo })
      expect(await local('/t/ask', { name: 'a', amountFen: 1 }, member, { key: newId(), db })).toBe('yes')
    }),
  )
})

describe('refusals and limits', () => {
  afterEach(() => setClock('running'))

  it('a refusal undoes what the handler wrote, unless it keeps it', async () => {
    const name = newId()
    for (const keep of [false, true]) {
      await expect(call('/t/guess', { name, keep }, member)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
      expect(await effectsOf(name)).toBe(keep ? 1 : 0)
    }
  })
  it('a limit counts calls that are refused, exactly, also in parallel, and forgets them after its window', async () => {
    setClock(new Date('2026-03-01T00:00:00Z'))
    const name = newId()
    const codes = async (count: number) => {
      const tries = Array.from({ length: count }, () => call('/t/often', { name }, member))
      return (await Promise.allSettled(tries)).map((one) => one.status === 'rejected' && one.reason.code).sort()
    }
    expect(await codes(20)).toEqual([...Array<string>(3).fill('STATE_CHANGED'), ...Array<string>(17).fill('TOO_OFTEN')])
    advanceClock(50_000)
    await expect(call('/t/often', { name }, member)).rejects.toMatchObject({
      message: '操作过于频繁，请10秒后再试',
    })
    advanceClock(10_000)
    expect(await codes(1)).toEqual(['STATE_CHANGED'])
  })
  it('a write tells the member’s other pages what is stale', async () => {
    const caller = as({ memberId: newId(), boId: newId() })
    await call('/t/pay', { name: newId(), amountFen: 1 }, caller, { key: newId() })
    expect(announced.slice(-2)).toEqual([
      [caller.actor?.memberId, ['/t/mine']],
      [caller.actor?.boId, ['/t/mine']],
    ])
  })
})
