import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#kernel/clock.ts'
import { newId } from '#kernel/db/ids.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { market, owner } from '../../testing/call.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { testBank } from '../../testing/bank.ts'
import { outcomes } from '../../testing/outcomes.ts'
import { authorise } from '../pay-password/payPassword.ts'
import { balancesOf, codeOf, giveCard, orderBill } from '../../testing/finance.ts'

await testBank()
beforeEach(async () => (await testDb()).clear())
afterAll(() => setClock('running'))

const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i))

describe('at the same time', () => {
  it('one bill paid a hundred times, with mixed keys and authorisations, is debited once', async () => {
    const { db } = await testDb()
    const { buyer, payId, payableFen } = await inTenant(wotu, () => orderBill(db, { balanceFen: 100_000 }))
    const what = { purpose: 'pay', bizId: payId, amountFen: payableFen } as const
    const authorisations = await inTenant(wotu, () =>
      Promise.all(times(10, () => authorise(db, wotu, { boId: buyer.id, sessionId: 'test' }, what, new Date()))),
    )
    const keys = times(40, newId)
    const counts = await outcomes(
      times(100, (i) => {
        // The same key comes with the same authorisation: a double click. Others are others.
        const { authorisationId } = authorisations[(i % 40) % 10]!
        return market.call('/api/finance/cashier/banlancePay', { payId, authorisationId }, owner(buyer.id), {
          key: keys[i % 40]!,
        })
      }),
    )
    expect(Object.keys(counts).sort()).toEqual(['STATE_CHANGED', 'ok'])
    expect(counts.ok).toBeLessThanOrEqual(3)
    expect(await inTenant(wotu, () => balancesOf(db, buyer.id))).toEqual({
      available: 100_000 - payableFen,
      frozen: 0,
      escrow: payableFen,
    })
    const postings = await inTenant(wotu, () =>
      db.selectFrom('posting').select('key').where('kind', '=', 'pay').execute(),
    )
    expect(postings).toHaveLength(1)
  })

  it('fifty wrong guesses of a payment password are counted as five, and then the right one is locked out too', async () => {
    const { db } = await testDb()
    const { id } = await inTenant(wotu, () => makeMember(db))
    await inTenant(wotu, () => givePayPassword(db, id))
    const guess = (password: string) =>
      market.call(
        '/api/basic/member/login/checkoutPayPwd',
        { password, purpose: 'pay', bizId: '1', amountFen: 1 },
        owner(id),
      )
    const counts = await outcomes(times(50, (i) => guess(String(313_370 + i))))
    expect(counts).toEqual({ PAY_PASSWORD_WRONG: 4, PAY_PASSWORD_LOCKED: 46 })
    await expect(guess('246810')).rejects.toMatchObject({ code: 'PAY_PASSWORD_LOCKED' })
    const { failed } = await inTenant(wotu, () =>
      db.selectFrom('payPassword').select('failed').where('boId', '=', id).executeTakeFirstOrThrow(),
    )
    expect(failed).toBe(5)
    setClock(new Date(Date.now() + 24 * 3_600_000 + 1000))
    expect(await guess('246810')).toMatchObject({ authorisationId: expect.any(String) })
    setClock('running')
  })

  it('two withdrawals can’t share what is left of the balance or of the day', async () => {
    const { db } = await testDb()
    const { id } = await inTenant(wotu, () => makeMember(db, { balanceFen: 9_000_000 }))
    const cardId = await inTenant(wotu, () => giveCard(db, id))
    const cash = '/api/finance/balanceBusInfo/cash'
    const drafts = await Promise.all(
      times(6, () => market.call(cash, { step: 'draft', amountFen: 2_000_000, cardId }, owner(id), { key: newId() })),
    )
    const counts = await outcomes(
      drafts.map(async (draft) => {
        const what = { purpose: 'cash', bizId: draft.id, amountFen: 2_000_000 } as const
        const { authorisationId } = await inTenant(wotu, () =>
          authorise(db, wotu, { boId: id, sessionId: 'test' }, what, new Date()),
        )
        return market.call(cash, { step: 'submit', withdrawalId: draft.id, authorisationId }, owner(id), {
          key: newId(),
        })
      }),
    )
    expect(counts).toEqual({ ok: 2, CASH_OVER_LIMIT: 4 })
    expect(await inTenant(wotu, () => balancesOf(db, id))).toMatchObject({ available: 5_000_000, frozen: 4_000_000 })
  })

  it('one draft submitted ten times is one withdrawal', async () => {
    const { db } = await testDb()
    const { id } = await inTenant(wotu, () => makeMember(db, { balanceFen: 100_000 }))
    const cardId = await inTenant(wotu, () => giveCard(db, id))
    const cash = '/api/finance/balanceBusInfo/cash'
    const draft = await market.call(cash, { step: 'draft', amountFen: 10_000, cardId }, owner(id), { key: newId() })
    const what = { purpose: 'cash', bizId: draft.id, amountFen: 10_000 } as const
    const counts = await outcomes(
      times(10, async () => {
        const { authorisationId } = await inTenant(wotu, () =>
          authorise(db, wotu, { boId: id, sessionId: 'test' }, what, new Date()),
        )
        return market.call(cash, { step: 'submit', withdrawalId: draft.id, authorisationId }, owner(id), {
          key: newId(),
        })
      }),
    )
    expect(counts).toEqual({ ok: 1, STATE_CHANGED: 9 })
    expect(await inTenant(wotu, () => balancesOf(db, id))).toMatchObject({ available: 90_000, frozen: 10_000 })
  })

  it('a card made the default while it is unbound: one of the cards that are left is the default', async () => {
    const { db } = await testDb()
    for (let round = 0; round < 10; round += 1) {
      const { id } = await inTenant(wotu, () => makeMember(db))
      const first = await inTenant(wotu, () => giveCard(db, id, { isDefault: true }))
      const second = await inTenant(wotu, () => giveCard(db, id))
      const what = { purpose: 'card', bizId: second, amountFen: 0 } as const
      const { authorisationId } = await inTenant(wotu, () =>
        authorise(db, wotu, { boId: id, sessionId: 'test' }, what, new Date()),
      )
      const path = '/api/account/card/updCardById'
      await Promise.allSettled([
        market.call(path, { action: 'unbind', id: second, authorisationId }, owner(id), { key: newId() }),
        market.call(path, { action: 'setDefault', id: second }, owner(id), { key: newId() }),
      ])
      const cards = await market.call('/openapi/finance/account/card/selAccountCardList/manage', {}, owner(id))
      expect(cards).toMatchObject([{ id: first, isDefault: true }])
    }
  })
})

describe('a payment password', () => {
  it('is refused when everybody would try it first, and set with the code sent to the owner’s phone', async () => {
    const { db } = await testDb()
    const { id, phone } = await inTenant(wotu, () => makeMember(db))
    await market.call('/api/finance/account/sendMessage', {}, owner(id))
    const code = await inTenant(wotu, () => codeOf(db, phone))
    const set = (password: string, shown = code) =>
      market.call('/api/basic/member/login/setPayPwdByBoId', { password, code: shown }, owner(id))
    for (const weak of ['111111', '123456', '987654'])
      await expect(set(weak)).rejects.toMatchObject({ code: 'PAY_PASSWORD_WEAK' })
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 4; i += 1) await expect(set('246810', wrong)).rejects.toMatchObject({ code: 'SMS_CODE_WRONG' })
    await set('246810')
    expect(await market.call('/api/finance/account/isPayPwd', {}, owner(id))).toMatchObject({ isSet: true })
    await expect(set('135790')).rejects.toMatchObject({ code: 'PAY_PASSWORD_EXISTS' })
  })

  it('reset with a code is dead after five wrong ones', async () => {
    const { db } = await testDb()
    const { id, phone } = await inTenant(wotu, () => makeMember(db))
    await inTenant(wotu, () => givePayPassword(db, id))
    await market.call('/api/finance/account/sendMessage', {}, owner(id))
    const code = await inTenant(wotu, () => codeOf(db, phone))
    const reset = (shown: string) =>
      market.call('/api/finance/account/replacePayPwd', { password: '135791', code: shown, name: '王建国' }, owner(id))
    const wrong = code === '000000' ? '000001' : '000000'
    const counts = await outcomes(times(20, () => reset(wrong)))
    expect(counts).toEqual({ SMS_CODE_WRONG: 20 })
    await expect(reset(code)).rejects.toMatchObject({ code: 'SMS_CODE_WRONG' })
  })

  it('changed by its old one, or reset by name and card with a day’s rest for withdrawals', async () => {
    const { db } = await testDb()
    const { id, phone } = await inTenant(wotu, () => makeMember(db))
    await inTenant(wotu, () => givePayPassword(db, id))
    await inTenant(wotu, () => giveCard(db, id, { last4: '4321' }))
    await market.call('/api/basic/member/login/updPayPwdByBoId', { old: '246810', password: '135791' }, owner(id))
    await market.call('/api/finance/account/sendMessage', {}, owner(id))
    const code = await inTenant(wotu, () => codeOf(db, phone))
    const reset = (last4: string) =>
      market.call('/api/finance/account/replacePayPwd', { password: '864213', code, name: '王建国', last4 }, owner(id))
    await expect(reset('9999')).rejects.toMatchObject({ code: 'IDENTITY_MISMATCH' })
    await reset('4321')
    const { cashFrom } = await market.call('/api/finance/account/isPayPwd', {}, owner(id))
    expect(cashFrom).not.toBeNull()
  })
})
