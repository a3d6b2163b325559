import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { testBank } from '../../testing/bank.ts'
import { call, owner } from '../../testing/call.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { authorisation, codeOf, giveCard, numberOf, withdraw } from '../../testing/finance.ts'

const { misanswer } = await testBank()

const list = '/openapi/finance/account/card/selAccountCardList/manage'

/** No two members of these tests have a phone in common: codes are limited by number. */
const phoneOf = (id: string) => `19${id.slice(-9)}`

async function bind(db: Db, memberId: string, number = numberOf('621483')) {
  const phone = phoneOf(memberId)
  const card = await call(db, '/api/account/card/personBindCard', { number, phone }, owner(memberId), newId())
  return call(db, '/api/account/card/bindCardConfirm', { id: card.id, code: await codeOf(db, phone) }, owner(memberId))
}

const unbind = async (db: Db, boId: string, id: string) =>
  call(
    db,
    '/api/account/card/updCardById',
    {
      action: 'unbind',
      id,
      authorisationId: await authorisation(db, boId, { purpose: 'card', bizId: id, amountFen: 0 }),
    },
    owner(boId),
  )

describe('a bank card', () => {
  it(
    'is bound by the code sent to its phone, its bank told by its number, and the first one is the default',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const card = await bind(db, id)
      expect(card).toMatchObject({
        bankName: '招商银行',
        last4: numberOf('621483').slice(-4),
        isDefault: true,
        holder: '王**',
      })
      expect(await call(db, list, {}, owner(id))).toEqual([card])
    }),
  )

  it(
    'leaves nothing of its number in the database but the last four digits',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const number = numberOf('622848', 123456)
      await bind(db, id, number)
      const rows = await Promise.all([
        db.selectFrom('bankCard').selectAll().execute(),
        db.selectFrom('idempotency').selectAll().execute(),
        db.selectFrom('outboxSms').selectAll().execute(),
      ])
      const stored = JSON.stringify(rows)
      expect(stored).not.toContain(number.slice(0, 12))
      // Nor a bare hash of it, on which the few numbers that a bank can have are soon tried out.
      const body = JSON.stringify({ number, phone: phoneOf(id) })
      expect(stored).not.toContain(createHash('sha256').update(body).digest('hex'))
    }),
  )

  it(
    'whose bank doesn’t answer is not kept, and its owner is told to try later',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const restore = misanswer({ bindCard: () => Promise.reject(new Error('no route to the bank')) })
      await expect(bind(db, id)).rejects.toMatchObject({ code: 'CHANNEL_SILENT' })
      restore()
      expect(await db.selectFrom('bankCard').select('id').where('boId', '=', id).execute()).toEqual([])
    }),
  )

  it(
    'with a wrong check digit or of no known bank is refused by the bank',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const right = numberOf('621483')
      const wrong = right.slice(0, -1) + ((Number(right.at(-1)) + 1) % 10)
      for (const number of [wrong, numberOf('999999')])
        await expect(bind(db, id, number)).rejects.toMatchObject({ code: 'CARD_REFUSED' })
    }),
  )

  it(
    'isn’t bound by a wrong code',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const phone = phoneOf(id)
      const card = await call(db, '/api/account/card/personBindCard', { number: numberOf('621483'), phone }, owner(id))
      const wrong = (await codeOf(db, phone)) === '000000' ? '000001' : '000000'
      await expect(
        call(db, '/api/account/card/bindCardConfirm', { id: card.id, code: wrong }, owner(id)),
      ).rejects.toMatchObject({ code: 'SMS_CODE_WRONG' })
      expect(await call(db, list, {}, owner(id))).toEqual([])
    }),
  )

  it(
    'is bound once, and ten are the most',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      await bind(db, id)
      await expect(bind(db, id)).rejects.toMatchObject({ code: 'CARD_EXISTS' })
      for (let i = 0; i < 9; i += 1) await giveCard(db, id)
      await expect(bind(db, id, numberOf('622848'))).rejects.toMatchObject({ code: 'CARD_FULL' })
    }),
  )

  it(
    'needs its owner’s real name',
    inRollback(async (db) => {
      const { id } = await makeMember(db, { name: '' })
      await expect(bind(db, id)).rejects.toMatchObject({ code: 'NAME_UNSET' })
    }),
  )

  it(
    'made the default takes over from the one before',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      await giveCard(db, id, { isDefault: true })
      const second = await giveCard(db, id)
      const cards = await call(db, '/api/account/card/updCardById', { action: 'setDefault', id: second }, owner(id))
      expect(cards.map((card) => [card.id === second, card.isDefault])).toEqual([
        [true, true],
        [false, false],
      ])
    }),
  )

  it(
    'is unbound with the payment password, and another takes over as default',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      await givePayPassword(db, id)
      const first = await giveCard(db, id, { isDefault: true })
      const second = await giveCard(db, id)
      await expect(
        call(db, '/api/account/card/updCardById', { action: 'unbind', id: first, authorisationId: '1' }, owner(id)),
      ).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' })
      expect(await unbind(db, id, first)).toMatchObject([{ id: second, isDefault: true }])
    }),
  )

  it(
    'that is the only one stays while there is a balance',
    inRollback(async (db) => {
      const { id } = await makeMember(db, { balanceFen: 1 })
      await givePayPassword(db, id)
      const card = await giveCard(db, id)
      await expect(unbind(db, id, card)).rejects.toMatchObject({ code: 'CARD_LAST' })
    }),
  )

  it(
    'stays while a withdrawal to it is on its way',
    inRollback(async (db) => {
      const { id } = await makeMember(db, { balanceFen: 10_000 })
      await givePayPassword(db, id)
      const card = await giveCard(db, id)
      await giveCard(db, id)
      await withdraw(db, id, card, 5_000)
      await expect(unbind(db, id, card)).rejects.toMatchObject({ code: 'CARD_BUSY' })
    }),
  )

  it(
    'of another owner answers as one that is not there',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const card = await giveCard(db, id)
      const stranger = owner((await makeMember(db)).id)
      const notFound = { code: 'NOT_FOUND' }
      await expect(call(db, '/api/account/card/selCardById', { id: card }, stranger)).rejects.toMatchObject(notFound)
      await expect(
        call(db, '/api/account/card/updCardById', { action: 'setDefault', id: card }, stranger),
      ).rejects.toMatchObject(notFound)
      expect(await call(db, '/api/account/card/selCardById', { id: card }, owner(id))).toMatchObject({ id: card })
    }),
  )

  it(
    'number is taken from the platform’s own pages only',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const inPartnersPage = { ...owner(id), fromPlatform: false }
      await expect(
        call(
          db,
          '/api/account/card/personBindCard',
          { number: numberOf('621483'), phone: phoneOf(id) },
          inPartnersPage,
        ),
      ).rejects.toMatchObject({ code: 'PLATFORM_ONLY' })
    }),
  )
})

describe('the finance account', () => {
  it(
    'is as secure as what its owner has set',
    inRollback(async (db) => {
      const { id } = await makeMember(db)
      const info = () => call(db, '/api/finance/account/selAccountInfo', {}, owner(id))
      expect(await info()).toMatchObject({ level: 'middle', hasName: true, hasPayPassword: false, cards: 0 })
      await givePayPassword(db, id)
      await giveCard(db, id)
      expect(await info()).toMatchObject({ level: 'high', hasPayPassword: true, cards: 1 })
    }),
  )
})
