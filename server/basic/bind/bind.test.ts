import { describe, expect, it } from 'vitest'
import { advanceClock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import type { Refusal } from '#kernel/call/refuse.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { call, market } from '../../testing/call.ts'
import { codeSentTo, freePhone, makeLogin } from '../testing.ts'

const send = '/api/basic/member/login/sendMessage'
const getKey = '/api/basic/member/bind/getKeyByPhone'
const show = '/api/basic/member/bind/getUserInfoByKey'
const bindCb = '/api/basic/member/bind/bindCb'
const mine = '/api/basic/member/bind/selRelation'
const atLogin = '/api/basic/member/bind/selLoginRelation'

type Login = Awaited<ReturnType<typeof makeLogin>>

/** An account of the other system. */
async function makeAccount(db: Db, phone = freePhone(), name = '陈晓雨') {
  const account = `CB${newId()}`
  await db.insertInto('sandboxCbAccount').values({ systemId: wotu, account, phone, name }).execute()
  return { account, phone }
}

/** The key that a member gets by proving a phone. */
async function keyFor(db: Db, { as }: Login, phone: string) {
  await call(db, send, { phone, purpose: 'bindAccount' }, as)
  const { key } = await call(db, getKey, { phone, code: await codeSentTo(db, phone) }, as)
  return key
}

async function bound(db: Db, member: Login, { account, phone }: { account: string; phone: string }) {
  const key = await keyFor(db, member, phone)
  return call(db, bindCb, { action: 'bind', key, account }, member.as)
}

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

describe('binding an account of the other system', () => {
  it(
    'shows what the phone has there, masked, and binds the one that is chosen',
    inRollback(async (db) => {
      const member = await makeLogin(db)
      const { account, phone } = await makeAccount(db)
      const second = await makeAccount(db, phone, '陈大雨')
      const key = await keyFor(db, member, phone)
      expect(await call(db, show, { key }, member.as)).toEqual({
        phone: masked(phone),
        accounts: [
          { account, name: '陈*', bound: 'free' },
          { account: second.account, name: '陈*', bound: 'free' },
        ],
      })
      const relations = await call(db, bindCb, { action: 'bind', key, account }, member.as)
      expect(relations).toEqual([{ account, name: '陈*', phone: masked(phone), boundAt: expect.any(String) as string }])
      expect(await call(db, mine, {}, member.as)).toEqual(relations)
      expect(await call(db, mine, {}, (await makeLogin(db)).as)).toEqual([])
    }),
  )

  it(
    'answers a phone that has no account there as one that has, until the phone is proven',
    inRollback(async (db) => {
      const member = await makeLogin(db)
      const { account, phone } = await makeAccount(db)
      const nobodys = freePhone()
      for (const to of [phone, nobodys]) {
        expect(await call(db, send, { phone: to, purpose: 'bindAccount' }, member.as)).toEqual({
          phone: masked(to),
          resendAfterSeconds: 60,
        })
        await expect(call(db, getKey, { phone: to, code: '000000' }, member.as)).rejects.toMatchObject({
          code: 'SMS_CODE_WRONG',
        })
      }
      const { key } = await call(db, getKey, { phone: nobodys, code: await codeSentTo(db, nobodys) }, member.as)
      expect(await call(db, show, { key }, member.as)).toEqual({ phone: masked(nobodys), accounts: [] })
      // The key is good for what its own phone has, and for nothing else.
      await expect(call(db, bindCb, { action: 'bind', key, account }, member.as)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }),
  )

  it(
    'takes no code that was sent for something else, and none without a session',
    inRollback(async (db) => {
      const member = await makeLogin(db)
      const phone = freePhone()
      await expect(call(db, send, { phone, purpose: 'bindAccount' }, asVisitor)).rejects.toMatchObject({
        code: 'NOT_SIGNED_IN',
      })
      await call(db, send, { phone, purpose: 'newPhone' }, member.as)
      const code = await codeSentTo(db, phone)
      await expect(call(db, getKey, { phone, code }, member.as)).rejects.toMatchObject({ code: 'SMS_CODE_WRONG' })
    }),
  )

  it(
    'takes a key once, from the member who got it, within ten minutes, and only the last',
    inRollback(async (db) => {
      setClock(new Date())
      const [member, thief] = [await makeLogin(db), await makeLogin(db)]
      const { account, phone } = await makeAccount(db)
      const refused = async (key: string, { as }: Login) => {
        const code = 'VERIFICATION_INVALID'
        await expect(call(db, show, { key }, as)).rejects.toMatchObject({ code })
        await expect(call(db, bindCb, { action: 'bind', key, account }, as)).rejects.toMatchObject({ code })
      }
      const key = await keyFor(db, member, phone)
      await refused(key, thief)
      await call(db, bindCb, { action: 'bind', key, account }, member.as)
      await refused(key, member)
      advanceClock(61_000)
      const replaced = await keyFor(db, member, phone)
      advanceClock(61_000)
      const last = await keyFor(db, member, phone)
      await refused(replaced, member)
      await call(db, show, { key: last }, member.as)
      advanceClock(10 * 60_000)
      await refused(last, member)
      setClock('running')
    }),
  )

  it(
    'leaves an account to the member who bound it, and binding one’s own again changes nothing',
    inRollback(async (db) => {
      setClock(new Date())
      const [first, second] = [await makeLogin(db), await makeLogin(db)]
      const there = await makeAccount(db)
      const relations = await bound(db, first, there)
      advanceClock(61_000)
      const key = await keyFor(db, second, there.phone)
      expect(await call(db, show, { key }, second.as)).toMatchObject({ accounts: [{ bound: 'taken' }] })
      await expect(call(db, bindCb, { action: 'bind', key, account: there.account }, second.as)).rejects.toMatchObject({
        code: 'BIND_TAKEN',
      })
      advanceClock(61_000)
      const again = await keyFor(db, first, there.phone)
      expect(await call(db, show, { key: again }, first.as)).toMatchObject({ accounts: [{ bound: 'own' }] })
      expect(await call(db, bindCb, { action: 'bind', key: again, account: there.account }, first.as)).toEqual(
        relations,
      )
      setClock('running')
    }),
  )

  it(
    'is undone by the member alone, and the account is free again',
    inRollback(async (db) => {
      setClock(new Date())
      const [member, stranger] = [await makeLogin(db), await makeLogin(db)]
      const there = await makeAccount(db)
      await bound(db, member, there)
      const unbind = { action: 'unbind', account: there.account } as const
      await expect(call(db, bindCb, unbind, stranger.as)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await call(db, bindCb, unbind, member.as)).toEqual([])
      advanceClock(61_000)
      expect(await bound(db, stranger, there)).toHaveLength(1)
      setClock('running')
    }),
  )

  it('gives the account to one of two who bind it at once, and uses a key up once', async () => {
    const { db, clear } = await testDb()
    const { members, keys, account } = await inTenant(wotu, async () => {
      const members = [await makeLogin(db), await makeLogin(db)]
      const { account, phone } = await makeAccount(db)
      const keys: string[] = []
      for (const member of members) {
        keys.push(await keyFor(db, member, phone))
        await db.deleteFrom('rate').execute()
      }
      return { members, keys, account }
    })
    const outcomes = await Promise.allSettled(
      [0, 1, 0, 1, 0, 1].map((i) => market.call(bindCb, { action: 'bind', key: keys[i]!, account }, members[i]!.as)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['BIND_TAKEN', 'VERIFICATION_INVALID']).toContain((outcome.reason as Refusal).code)
    const rows = await inTenant(wotu, () => db.selectFrom('cbRelation').select('memberId').execute())
    expect(rows).toHaveLength(1)
    await clear()
  })
})

describe('after signing in', () => {
  it(
    'a member is asked until he has bound an account, or does not want to be',
    inRollback(async (db) => {
      const [keen, shy] = [await makeLogin(db), await makeLogin(db)]
      expect(await call(db, atLogin, {}, keen.as)).toEqual({ bound: false, ask: true })
      await bound(db, keen, await makeAccount(db))
      expect(await call(db, atLogin, {}, keen.as)).toEqual({ bound: true, ask: false })
      await call(db, '/api/basic/member/bind/ignoreBind', {}, shy.as)
      expect(await call(db, atLogin, {}, shy.as)).toEqual({ bound: false, ask: false })
    }),
  )

  it(
    'whoever took a binding back is not asked again',
    inRollback(async (db) => {
      const member = await makeLogin(db)
      const there = await makeAccount(db)
      await bound(db, member, there)
      await call(db, bindCb, { action: 'unbind', account: there.account }, member.as)
      expect(await call(db, atLogin, {}, member.as)).toEqual({ bound: false, ask: false })
    }),
  )
})

it(
  'keys are stored as hashes, and of the account nothing that is not shown',
  inRollback(async (db) => {
    const member = await makeLogin(db)
    const { account, phone } = await makeAccount(db)
    const key = await keyFor(db, member, phone)
    const { keyHash } = await db
      .selectFrom('bindKey')
      .select('keyHash')
      .where('memberId', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(keyHash).not.toContain(key)
    await call(db, bindCb, { action: 'bind', key, account }, member.as)
    const kept = await db.selectFrom('cbRelation').selectAll().where('memberId', '=', member.id).execute()
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${phone}|晓雨`))
  }),
)

it(
  'secrets are typed on the platform’s own pages only',
  inRollback(async (db) => {
    const { as } = await makeLogin(db)
    const partner = { ...as, fromPlatform: false }
    await expect(call(db, getKey, { phone: freePhone(), code: '123456' }, partner)).rejects.toMatchObject({
      code: 'PLATFORM_ONLY',
    })
    await expect(call(db, bindCb, { action: 'unbind', account: 'CB1' }, partner)).rejects.toMatchObject({
      code: 'PLATFORM_ONLY',
    })
  }),
)
