import { describe, expect, it } from 'vitest'
import { setPepper } from '#kernel/call/pepper.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { owner, refused, type Inputs } from '../testing/call.ts'
import { authorisation, giveCard, numberOf, orderBill } from '../testing/finance.ts'
import { givePayPassword, makeMember } from '../testing/market.ts'

// What each call answers where the thing isn't there, is settled already, or no channel is open: none is in this file.

setPepper('test')

const nothing = '1'

it(
  'a bill, a card or a withdrawal that isn’t there is not found',
  inRollback(async (db) => {
    const as = owner((await makeMember(db)).id)
    const [payId, authorisationId] = [nothing, nothing]
    await refused(
      db,
      {
        '/api/account/card/bindCardConfirm': { id: nothing, code: '000000' },
        '/api/buyer/finance/payment/getPayChannel': { payId },
        '/api/buyer/finance/payment/selPayById': { payId },
        '/api/finance/balanceBusInfo/cash': { step: 'submit', withdrawalId: nothing, authorisationId },
        '/api/finance/cashier/cardPay': { payId, cardId: nothing, authorisationId },
        '/api/finance/cashier/pcOrderPay': { payId, way: 'scan' },
        '/api/finance/cashier/selDcAmount': { orderIds: [nothing] },
      },
      as,
      'NOT_FOUND',
    )
  }),
)

describe('a bill', () => {
  const ways = (payId: string): Inputs => ({
    '/api/buyer/finance/payment/submitPay': { payId, way: 'scan' },
    '/api/finance/cashier/pcOrderPay': { payId, way: 'scan' },
    '/api/finance/cashier/cardPay': { payId, cardId: nothing, authorisationId: nothing },
  })

  it(
    'that is paid or closed is not taken to a channel again',
    inRollback(async (db) => {
      const { payId, as } = await orderBill(db)
      const set = (state: 'success' | 'closed') =>
        db.updateTable('bill').set({ state }).where('id', '=', payId).execute()
      await set('success')
      await refused(db, ways(payId), as, 'STATE_CHANGED')
      await set('closed')
      await refused(db, ways(payId), as, 'PAY_CLOSED')
    }),
  )

  it(
    'waits where no channel is open, and no card is bound',
    inRollback(async (db) => {
      const { payId, payableFen, as, buyer } = await orderBill(db)
      await givePayPassword(db, buyer.id)
      const cardId = await giveCard(db, buyer.id)
      const authorisationId = await authorisation(db, buyer.id, { purpose: 'pay', bizId: payId, amountFen: payableFen })
      await refused(
        db,
        {
          ...ways(payId),
          '/api/finance/cashier/cardPay': { payId, cardId, authorisationId },
          '/api/account/card/personBindCard': { number: numberOf('621483'), phone: '19700000009' },
        },
        as,
        'CHANNEL_CLOSED',
      )
    }),
  )
})

it(
  'without a payment password there is nothing to check, change or reset; a weak one is not taken',
  inRollback(async (db) => {
    const { id } = await makeMember(db)
    const reset = { code: '000000', name: '王建国' }
    await refused(
      db,
      {
        '/api/basic/member/login/checkoutPayPwd': { password: '246810', purpose: 'pay', bizId: nothing, amountFen: 1 },
        '/api/basic/member/login/updPayPwdByBoId': { old: '246810', password: '135790' },
        '/api/finance/account/replacePayPwd': { password: '135790', ...reset },
      },
      owner(id),
      'PAY_PASSWORD_UNSET',
    )
    await givePayPassword(db, id)
    await refused(
      db,
      {
        '/api/basic/member/login/updPayPwdByBoId': { old: '246810', password: '123456' },
        '/api/finance/account/replacePayPwd': { password: '111111', ...reset },
      },
      owner(id),
      'PAY_PASSWORD_WEAK',
    )
    const guess = { '/api/basic/member/login/updPayPwdByBoId': { old: '135790', password: '975310' } }
    for (let tries = 1; tries < 5; tries += 1) await refused(db, guess, owner(id), 'PAY_PASSWORD_WRONG')
    // The fifth locks it.
    await expect(refused(db, guess, owner(id), 'PAY_PASSWORD_LOCKED')).resolves.toBeUndefined()
  }),
)

it(
  'a payment that nobody began is not found',
  inRollback(async (db) => {
    const { id } = await makeMember(db)
    await refused(db, { '/api/finance/cashier/selPayAttempt': { attemptId: nothing } }, owner(id), 'NOT_FOUND')
  }),
)
