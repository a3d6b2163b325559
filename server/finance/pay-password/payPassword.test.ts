import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { call, owner } from '../../testing/call.ts'
import { codeOf, giveCard } from '../../testing/finance.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'
import { authorise, useAuthorisation } from './payPassword.ts'

setPepper('test')

const check = (db: Db, boId: string, password: string) =>
  call(
    db,
    '/api/basic/member/login/checkoutPayPwd',
    { password, purpose: 'pay', bizId: '1', amountFen: 1 },
    owner(boId),
  )
const failedOf = async (db: Db, boId: string) =>
  (await db.selectFrom('payPassword').select('failed').where('boId', '=', boId).executeTakeFirstOrThrow()).failed

const withPassword = async (db: Db) => {
  const { id, phone } = await makeMember(db)
  await givePayPassword(db, id)
  return { id, phone }
}

describe('a payment password', () => {
  it(
    'typed wrong or right counts for its owner alone',
    inRollback(async (db) => {
      const [one, other] = [(await withPassword(db)).id, (await withPassword(db)).id]
      const wrong = { code: 'PAY_PASSWORD_WRONG' }
      await expect(check(db, other, '135791')).rejects.toMatchObject(wrong)
      expect([await failedOf(db, one), await failedOf(db, other)]).toEqual([0, 1])
      await expect(check(db, one, '135791')).rejects.toMatchObject(wrong)
      await check(db, one, '246810')
      expect([await failedOf(db, one), await failedOf(db, other)]).toEqual([0, 1])
    }),
  )

  it(
    'is reset by the name alone while no card of its owner is bound, whatever others have',
    inRollback(async (db) => {
      await giveCard(db, (await makeMember(db)).id, { last4: '4321' })
      const { id, phone } = await withPassword(db)
      await giveCard(db, id, { last4: '1234', state: 'verifying' })
      await call(db, '/api/finance/account/sendMessage', {}, owner(id))
      const reset = { password: '864213', code: await codeOf(db, phone), name: '王建国' }
      await call(db, '/api/finance/account/replacePayPwd', reset, owner(id))
      await check(db, id, '864213')
    }),
  )
})

describe('an authorisation', () => {
  const what = { purpose: 'card' as const, bizId: '1', amountFen: 0 }

  it(
    'is good for whoever typed the password, and in that session',
    inRollback(async (db) => {
      const [{ id: boId }, stranger] = [await makeMember(db), await makeMember(db)]
      const now = new Date()
      const by = { boId, sessionId: 'test' }
      const { authorisationId } = await authorise(db, wotu, by, what, now)
      for (const other of [
        { ...by, boId: stranger.id },
        { ...by, sessionId: 'other' },
      ])
        await expect(useAuthorisation(db, other, authorisationId, what, now)).rejects.toMatchObject({
          code: 'AUTHORISATION_INVALID',
        })
      await useAuthorisation(db, by, authorisationId, what, now)
    }),
  )
})
