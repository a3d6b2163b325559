import { afterEach, describe, expect, it } from 'vitest'
import { setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { testBank } from '../../testing/bank.ts'
import { call, owner } from '../../testing/call.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { nextWorkingDay } from '#kernel/beijing.ts'
import { platform, post } from '../ledger/ledger.ts'
import { authorisation, balancesOf, giveCard, withdraw } from '../../testing/finance.ts'
import { runOutside } from '../../testing/outside.ts'

const bank = await testBank()
afterEach(() => setClock('running'))

const flows = '/openapi/finance/account/cashflow/selFlowList/manage'
const cash = '/api/finance/balanceBusInfo/cash'

/** A member with 1,000 yuan, a payment password and a card. */
async function ready(db: Db, balanceFen = 100_000) {
  const { id } = await makeMember(db, { balanceFen })
  await givePayPassword(db, id)
  return { id, as: owner(id), cardId: await giveCard(db, id) }
}

const rechargeAt = (db: Db, ownerId: string, amountFen: number, at: Date) =>
  post(db, at, [
    {
      ownerId,
      key: newId(),
      kind: 'recharge',
      bizNo: 'R1',
      legs: [
        { ownerId: platform, account: 'channel', amountFen: -amountFen },
        { ownerId, account: 'available', amountFen, counterparty: '银行卡' },
      ],
    },
  ])

describe('the statement', () => {
  it(
    'lists what moved the available balance, newest first, each with the balance after it',
    inRollback(async (db) => {
      const { id, as } = await ready(db, 0)
      await rechargeAt(db, id, 500, new Date(Date.now() - 60_000))
      await rechargeAt(db, id, 300, new Date())
      const { total, rows } = await call(db, flows, { page: 1 }, as)
      expect(total).toBe(2)
      expect(rows.map((row) => [row.amountFen, row.balanceFen])).toEqual([
        [300, 800],
        [500, 500],
      ])
    }),
  )

  it(
    'filters by kind, time and number',
    inRollback(async (db) => {
      const { id, as, cardId } = await ready(db, 0)
      await rechargeAt(db, id, 5_000, new Date('2020-01-10T00:00:00Z'))
      await rechargeAt(db, id, 5_000, new Date('2026-01-10T00:00:00Z'))
      await rechargeAt(db, id, 5_000, new Date())
      const { id: withdrawal } = await withdraw(db, id, cardId, 1_000)
      const count = async (filters: object) => (await call(db, flows, { page: 1, ...filters }, as)).total
      expect(await count({})).toBe(3)
      expect(await count({ kind: 'cash' })).toBe(1)
      expect(await count({ serial: withdrawal })).toBe(1)
      expect(await count({ serial: withdrawal, kind: 'cash' })).toBe(1)
      expect(await count({ serial: withdrawal, kind: 'recharge' })).toBe(0)
      expect(await count({ from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' })).toBe(1)
      await expect(count({ from: '2024-01-01T00:00:00Z' })).rejects.toMatchObject({ code: 'RANGE_TOO_LONG' })
    }),
  )

  it(
    'sums income and outlay day by day, each day as Beijing counts it',
    inRollback(async (db) => {
      const { id, as } = await ready(db, 0)
      await rechargeAt(db, id, 500, new Date('2026-03-01T15:59:00Z'))
      await rechargeAt(db, id, 300, new Date('2026-03-01T16:01:00Z'))
      const sums = await call(
        db,
        '/api/account/cashflow/selMoney',
        { from: '2026-02-28T16:00:00Z', to: '2026-03-02T15:59:59Z' },
        as,
      )
      expect(sums).toEqual({
        incomeFen: 800,
        outlayFen: 0,
        days: [
          { day: '2026-03-01', incomeFen: 500, outlayFen: 0 },
          { day: '2026-03-02', incomeFen: 300, outlayFen: 0 },
        ],
      })
    }),
  )

  it(
    'sums the last thirty days unless told',
    inRollback(async (db) => {
      const { as } = await ready(db, 0)
      const { days } = await call(db, '/api/account/cashflow/selMoney', {}, as)
      expect(days).toHaveLength(30)
    }),
  )

  it(
    'opens a line to its owner only, with both sides of the posting',
    inRollback(async (db) => {
      const { id, as } = await ready(db, 0)
      await rechargeAt(db, id, 500, new Date())
      const { rows } = await call(db, flows, { page: 1 }, as)
      await rechargeAt(db, id, 300, new Date())
      const path = '/openapi/finance/account/cashflow/selFlowDetail/manage'
      const { entries } = await call(db, path, { id: rows[0]!.id }, as)
      expect(entries).toEqual([
        { account: '支付渠道', amountFen: -500 },
        { account: '可用余额', amountFen: 500 },
      ])
      const stranger = owner((await makeMember(db)).id)
      await expect(call(db, path, { id: rows[0]!.id }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )
})

describe('a withdrawal', () => {
  it(
    'is frozen when submitted, and leaves when the channel has paid it',
    inRollback(async (db) => {
      const { id, as, cardId } = await ready(db)
      const submitted = await withdraw(db, id, cardId, 30_000)
      expect(submitted).toMatchObject({ state: 'processing', bankName: '招商银行', last4: '0006', feeFen: 0 })
      expect(await balancesOf(db, id)).toMatchObject({ available: 70_000, frozen: 30_000 })
      const { rows } = await call(db, '/api/account/cashflow/selOngoing', { page: 1 }, as)
      expect(rows).toMatchObject([{ amountFen: 30_000, reason: '提现', state: 'frozen', bizNo: submitted.id }])
      const held = async (state: 'frozen' | 'consumed') =>
        (await call(db, '/api/account/cashflow/selOngoing', { page: 1, state }, as)).total
      expect([await held('frozen'), await held('consumed')]).toEqual([1, 0])

      const state = async () =>
        (await call(db, '/api/finance/balanceBusInfo/selDateByAfterDay', { withdrawalId: submitted.id }, as)).state
      await runOutside(db, 'withdrawal.follow', submitted.id)
      expect(await state()).toBe('processing')
      setClock(new Date(Date.now() + 60_000))
      for (let i = 0; i < 2; i += 1) {
        await runOutside(db, 'withdrawal.follow', submitted.id)
        expect(await state()).toBe('success')
      }
      expect(await balancesOf(db, id)).toMatchObject({ available: 70_000, frozen: 0 })
      expect([await held('frozen'), await held('consumed')]).toEqual([0, 1])
      const hold = await call(db, '/api/account/cashflow/selOngoingDetail', { id: rows[0]!.id }, as)
      expect(hold.state).toBe('consumed')
    }),
  )

  it(
    'that fails at the channel comes back whole',
    inRollback(async (db) => {
      await bank.misbehave({ failTransfers: true })
      const { id, as, cardId } = await ready(db)
      const { id: withdrawalId } = await withdraw(db, id, cardId, 30_000)
      await runOutside(db, 'withdrawal.follow', withdrawalId)
      setClock(new Date(Date.now() + 60_000))
      await runOutside(db, 'withdrawal.follow', withdrawalId)
      await bank.misbehave({})
      expect(await balancesOf(db, id)).toMatchObject({ available: 100_000, frozen: 0 })
      const read = await call(db, '/api/finance/balanceBusInfo/selDateByAfterDay', { withdrawalId }, as)
      expect(read.state).toBe('failed')
    }),
  )

  it(
    'needs an authorisation for exactly this draft, and a draft is submitted once',
    inRollback(async (db) => {
      const { id, as, cardId } = await ready(db)
      const draft = await call(db, cash, { step: 'draft', amountFen: 30_000, cardId }, as, newId())
      const submit = (authorisationId: string) =>
        call(db, cash, { step: 'submit', withdrawalId: draft.id, authorisationId }, as, newId())
      for (const wrong of [
        { purpose: 'pay' as const, bizId: draft.id, amountFen: 30_000 },
        { purpose: 'cash' as const, bizId: draft.id, amountFen: 29_999 },
        { purpose: 'cash' as const, bizId: cardId, amountFen: 30_000 },
      ])
        await expect(submit(await authorisation(db, id, wrong))).rejects.toMatchObject({
          code: 'AUTHORISATION_INVALID',
        })
      const right = await authorisation(db, id, { purpose: 'cash', bizId: draft.id, amountFen: 30_000 })
      expect(await submit(right)).toMatchObject({ state: 'processing' })
      await expect(submit(right)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    }),
  )

  it(
    'stays within balance, the day’s limit, own cards, and the rest after a reset',
    inRollback(async (db) => {
      const { id, as, cardId } = await ready(db, 6_000_000)
      const draft = (amountFen: number, card = cardId) =>
        call(db, cash, { step: 'draft', amountFen, cardId: card }, as, newId())
      await expect(draft(6_000_001)).rejects.toMatchObject({ code: 'BALANCE_SHORT' })
      await expect(draft(5_000_001)).rejects.toMatchObject({ code: 'CASH_OVER_LIMIT' })
      await withdraw(db, id, cardId, 4_000_000)
      await expect(draft(1_000_001)).rejects.toMatchObject({ code: 'CASH_OVER_LIMIT' })
      const strangers = await giveCard(db, (await makeMember(db)).id)
      await expect(draft(100, strangers)).rejects.toMatchObject({ code: 'CARD_UNUSABLE' })
      await db
        .updateTable('payPassword')
        .set({ cashFrom: new Date(Date.now() + 60_000) })
        .where('boId', '=', id)
        .execute()
      await expect(draft(100)).rejects.toMatchObject({ code: 'CASH_RESTING' })
    }),
  )

  it(
    'of another owner answers as one that is not there',
    inRollback(async (db) => {
      const { id, cardId } = await ready(db)
      const { id: withdrawalId } = await withdraw(db, id, cardId, 100)
      const stranger = owner((await makeMember(db)).id)
      const read = call(db, '/api/finance/balanceBusInfo/selDateByAfterDay', { withdrawalId }, stranger)
      await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const { rows } = await call(db, '/api/account/cashflow/selOngoing', { page: 1 }, owner(id))
      const hold = call(db, '/api/account/cashflow/selOngoingDetail', { id: rows[0]!.id }, stranger)
      await expect(hold).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }),
  )

  it('is expected on the next working day', () => {
    const friday = new Date('2026-11-20T10:00:00Z')
    expect(nextWorkingDay(friday).toISOString()).toBe('2026-11-23T10:00:00.000Z')
  })
})

describe('the balance', () => {
  it(
    'tells available, frozen and escrow apart',
    inRollback(async (db) => {
      const { id, as, cardId } = await ready(db)
      await withdraw(db, id, cardId, 40_000)
      expect(await call(db, '/api/finance/balanceBusInfo/selBalance', {}, as)).toEqual({
        availableFen: 60_000,
        frozenFen: 40_000,
        escrowFen: 0,
        hasPayPassword: true,
      })
    }),
  )
})
