import { expect, it } from 'vitest'
import { contract } from '@wotu/contract/index.ts'
import type { Caller } from '#kernel/call/call.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { as, onPartnersPage } from '#kernel/testing/call.ts'
import { call } from '../../testing/call.ts'
import { givePayPassword, makeMember } from '../../testing/market.ts'

// Paying in the platform's frame within a partner's page: the page holds a token of the same member.

const pay = '/api/finance/cashier/banlancePay'
const check = '/api/basic/member/login/checkoutPayPwd'

it(
  'what was authorised in the frame pays from the frame only: the page’s own token moves no money',
  inRollback(async (db) => {
    const { id } = await makeMember(db, { balanceFen: 10_000 })
    await givePayPassword(db, id)
    const { payId, amountFen } = await call(
      db,
      '/api/finance/cashier/balanceAddCashierOrder',
      { amountFen: 500 },
      as({ memberId: id }),
      newId(),
    )
    const frame = { ...as({ memberId: id, sessionId: 'frame' }), framed: true }
    const another = as({ memberId: id, sessionId: 'page' })
    const page = onPartnersPage(another)
    const what = { password: '246810', purpose: 'pay' as const, bizId: payId, amountFen }
    await expect(call(db, check, what, page)).rejects.toMatchObject({ code: 'PLATFORM_ONLY' })
    const { authorisationId } = await call(db, check, what, frame)
    for (const path of [pay, '/api/finance/cashier/orderPayment'] as const) {
      const paying = (caller: Caller) => call(db, path, { payId, authorisationId }, caller, newId())
      await expect(paying(page)).rejects.toMatchObject({ code: 'PLATFORM_ONLY' })
      await expect(paying(another)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' })
    }
    await expect(
      call(db, '/api/finance/cashier/orderPayment', { payId, authorisationId }, frame, newId()),
    ).rejects.toMatchObject({ code: 'PLATFORM_ONLY' })
  }),
)

it('a frame may ask for a bill, check a password, pay, and bring a voucher: nothing else', () => {
  const framed = Object.entries(contract).filter(([, call]) => call.framed)
  expect(framed.map(([path]) => path).sort()).toEqual([
    '/api/basic/member/login/checkoutPayPwd',
    '/api/buyer/basic/system/file/uploadBase64',
    '/api/buyer/finance/payment/getPayChannel',
    '/api/buyer/finance/payment/selPayById',
    '/api/buyer/finance/payment/submitPay',
    '/api/buyer/finance/payment/syncPayStatusByBizId',
    '/api/buyer/trading/order/pay/uploadVoucher',
    '/api/finance/account/isPayPwd',
    '/api/finance/balanceBusInfo/selBalance',
    '/api/finance/cashier/banlancePay',
    '/api/finance/cashier/cardPay',
    '/api/finance/cashier/selPayAttempt',
    '/openapi/finance/account/card/selAccountCardList/manage',
  ])
})
