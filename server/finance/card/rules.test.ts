import { beforeEach, describe, expect, it } from 'vitest'
import { luhnFits } from '#adapters/channel/bins.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { testBank } from '../../testing/bank.ts'
import { call, market, owner } from '../../testing/call.ts'
import { authorisation, codeOf, giveCard, numberOf, withdraw } from '../../testing/finance.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { runOutside } from '../../testing/outside.ts'

await testBank()
beforeEach(async () => (await testDb()).clear())

const change = '/api/account/card/updCardById'
const confirm = '/api/account/card/bindCardConfirm'
const list = '/openapi/finance/account/card/selAccountCardList/manage'

const number = [...'0123456789'].map((digit) => `621483000000000${digit}`).find(luhnFits)!
const someNumber = (n: number) => `62148300000${String(n).padStart(5, '0')}`

/** The number is with the bank, and a code is on its way to the phone. */
const offer = (db: Db, boId: string, phone = `19${boId.slice(-9)}`, of = number) =>
  call(db, '/api/account/card/personBindCard', { number: of, phone }, owner(boId), newId())

const unbind = async (db: Db, boId: string, id: string) => {
  const authorisationId = await authorisation(db, boId, { purpose: 'card', bizId: id, amountFen: 0 })
  return call(db, change, { action: 'unbind', id, authorisationId }, owner(boId))
}

const ready = async (db: Db, balanceFen = 0) => {
  const { id } = await makeMember(db, { balanceFen })
  await givePayPassword(db, id)
  return id
}

describe('a bank card', () => {
  it(
    'is in its owner’s name, not in that of a member before them',
    inRollback(async (db) => {
      await makeMember(db, { name: '赵铁柱' })
      const { id } = await makeMember(db)
      expect(await offer(db, id)).toMatchObject({ holder: '王**' })
    }),
  )

  it(
    'that waits for its code is not there for anything else, and one that is bound is not confirmed again',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const { id: waiting } = await offer(db, id)
      const notFound = { code: 'NOT_FOUND' }
      await expect(call(db, '/api/account/card/selCardById', { id: waiting }, owner(id))).rejects.toMatchObject(
        notFound,
      )
      await expect(call(db, change, { action: 'setDefault', id: waiting }, owner(id))).rejects.toMatchObject(notFound)
      const code = await codeOf(db, `19${id.slice(-9)}`)
      await call(db, confirm, { id: waiting, code }, owner(id))
      await expect(call(db, confirm, { id: waiting, code }, owner(id))).rejects.toMatchObject(notFound)
    }),
  )

  it(
    'that was bound while it waited for its code is not bound twice',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const { id: waiting } = await offer(db, id)
      const { token } = await db
        .selectFrom('bankCard')
        .select('token')
        .where('id', '=', waiting)
        .executeTakeFirstOrThrow()
      const bound = await giveCard(db, id)
      await db.updateTable('bankCard').set({ token }).where('id', '=', bound).execute()
      const code = await codeOf(db, `19${id.slice(-9)}`)
      await expect(call(db, confirm, { id: waiting, code }, owner(id))).rejects.toMatchObject({ code: 'CARD_EXISTS' })
    }),
  )

  it(
    'that is bound already, or one too many, is refused before a code is sent',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const phone = `19${id.slice(-9)}`
      const { id: card } = await offer(db, id)
      await call(db, confirm, { id: card, code: await codeOf(db, phone) }, owner(id))
      const sent = () => db.selectFrom('outboxSms').select('id').where('phone', '=', phone).execute()
      const before = await sent()
      await expect(offer(db, id)).rejects.toMatchObject({ code: 'CARD_EXISTS' })
      for (let i = 0; i < 9; i += 1) await giveCard(db, id)
      const another = numberOf('622848')
      await expect(offer(db, id, undefined, another)).rejects.toMatchObject({ code: 'CARD_FULL' })
      expect(await sent()).toEqual(before)
    }),
  )

  it(
    'made the default leaves another owner’s default as it is',
    inRollback(async (db) => {
      const [one, other] = [(await makeMember(db)).id, (await makeMember(db)).id]
      await giveCard(db, other, { isDefault: true })
      const card = await giveCard(db, one)
      await call(db, change, { action: 'setDefault', id: card }, owner(one))
      expect(await call(db, list, {}, owner(other))).toMatchObject([{ isDefault: true }])
    }),
  )

  it(
    'may go while a withdrawal runs to another card, or one to it has ended',
    inRollback(async (db) => {
      const id = await ready(db, 20_000)
      const [first, second, third] = [await giveCard(db, id), await giveCard(db, id), await giveCard(db, id)]
      await withdraw(db, id, first!, 5_000)
      expect(await unbind(db, id, second!)).toHaveLength(2)
      const ended = await withdraw(db, id, third!, 5_000)
      await db.updateTable('withdrawal').set({ state: 'success' }).where('id', '=', ended.id).execute()
      expect(await unbind(db, id, third!)).toHaveLength(1)
      await runOutside(db, 'withdrawal.follow', ended.id)
      const { state } = await db
        .selectFrom('withdrawal')
        .select('state')
        .where('id', '=', ended.id)
        .executeTakeFirstOrThrow()
      expect(state).toBe('success')
    }),
  )

  it('number is tried at the bank ten times a day at most', async () => {
    const { db } = await testDb()
    const { id } = await inTenant(wotu, () => makeMember(db))
    const wrong = Array.from({ length: 40 }, (_, i) => someNumber(i)).filter((one) => !luhnFits(one))
    for (const one of wrong.slice(0, 10))
      await expect(offer(db, id, undefined, one)).rejects.toMatchObject({ code: 'CARD_REFUSED' })
    await expect(offer(db, id, undefined, wrong[10])).rejects.toMatchObject({ code: 'TOO_OFTEN' })
  })
})

describe('at the same time', () => {
  const codesOf = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls))
      .map((one) => (one.status === 'fulfilled' ? 'ok' : String((one.reason as { code?: unknown }).code)))
      .sort()

  it('one number confirmed on two phones is bound once', async () => {
    const { db } = await testDb()
    const { id } = await inTenant(wotu, () => makeMember(db))
    const phones = ['19000000001', '19000000002']
    const cards = [await offer(db, id, phones[0]), await offer(db, id, phones[1])]
    const codes = await inTenant(wotu, async () => [await codeOf(db, phones[0]!), await codeOf(db, phones[1]!)])
    const confirms = cards.map((card, i) => market.call(confirm, { id: card.id, code: codes[i]! }, owner(id), {}))
    expect(await codesOf(confirms)).toEqual(['CARD_EXISTS', 'ok'])
  })

  it('two cards unbound leave the last one there for what is in the account', async () => {
    const { db } = await testDb()
    const id = await inTenant(wotu, () => ready(db, 1))
    const cards = await inTenant(wotu, async () => [await giveCard(db, id), await giveCard(db, id)])
    const authorised: { id: string; authorisationId: string }[] = []
    for (const card of cards) {
      const what = { purpose: 'card' as const, bizId: card, amountFen: 0 }
      authorised.push({ id: card, authorisationId: await authorisation(db, id, what) })
    }
    const gone = authorised.map((one) => call(db, change, { action: 'unbind', ...one }, owner(id)))
    expect(await codesOf(gone)).toEqual(['CARD_LAST', 'ok'])
  })
})
