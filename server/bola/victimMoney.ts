import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { call } from '../testing/call.ts'
import { giveCard, numberOf } from '../testing/finance.ts'
import { codeSentTo } from '../testing/basic.ts'
import { forgetLimits } from './limits.ts'
import type { Front } from './victim.ts'

const cash = '/api/finance/balanceBusInfo/cash'

/** Cards, of which one isn't confirmed yet; a withdrawal on its way and one to be confirmed; authorisations for each thing. */
export async function makeMoney(
  db: Db,
  { buyer, session: { as } }: Front,
  bill: { payId: string; payableFen: number },
) {
  const authorise = async (purpose: 'pay' | 'cash' | 'card', bizId: string, amountFen: number) => {
    const what = { password: '246810', purpose, bizId, amountFen }
    return (await call(db, '/api/basic/member/login/checkoutPayPwd', what, as)).authorisationId
  }
  const cardId = await giveCard(db, buyer.id, { isDefault: true })
  const spareCardId = await giveCard(db, buyer.id)

  const draft = () => call(db, cash, { step: 'draft', amountFen: 10_000, cardId }, as, newId())
  const { id: withdrawalId } = await draft()
  const authorisationId = await authorise('cash', withdrawalId, 10_000)
  await call(db, cash, { step: 'submit', withdrawalId, authorisationId }, as, newId())
  const { id: draftId } = await draft()

  const bankPhone = `19${newId().slice(-9)}`
  await forgetLimits()
  const newCard = { number: numberOf('621483'), phone: bankPhone }
  const { id: newCardId } = await call(db, '/api/account/card/personBindCard', newCard, as, newId())
  const newCardCode = await codeSentTo(db, bankPhone)

  const page = { page: 1 }
  const flows = await call(db, '/openapi/finance/account/cashflow/selFlowList/manage', page, as)
  const holds = await call(db, '/api/account/cashflow/selOngoing', page, as)
  const scan = { payId: bill.payId, way: 'scan' as const }
  const { attemptId } = await call(db, '/api/buyer/finance/payment/submitPay', scan, as, newId())
  return {
    attemptId,
    cardId,
    spareCardId,
    newCardId,
    newCardCode,
    bankPhone,
    withdrawalId,
    draftId,
    toPay: await authorise('pay', bill.payId, bill.payableFen),
    toCash: await authorise('cash', draftId, 10_000),
    toUnbind: await authorise('card', spareCardId, 0),
    flowId: flows.rows[0]!.id,
    holdId: holds.rows[0]!.id,
  }
}
