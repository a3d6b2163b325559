import { buyer, first, newcomer, type Attacks } from './attack.ts'
import { numberOf } from '../testing/finance.ts'

/** Bills, the account, cards and the payment password. */
export const financeAttacks = {
  '/api/buyer/finance/payment/selPayById': buyer((v) => ({ payId: v.unpaid.payId })),
  '/api/buyer/finance/payment/getPayChannel': buyer((v) => ({ payId: v.unpaid.payId })),
  '/api/buyer/finance/payment/submitPay': buyer((v) => ({ payId: v.unpaid.payId, way: 'scan' })),
  '/api/buyer/finance/payment/syncPayStatusByBizId': buyer((v) => ({ payId: v.unpaid.payId })),
  '/api/finance/cashier/banlancePay': buyer((v) => ({ payId: v.unpaid.payId, authorisationId: v.toPay })),
  '/api/finance/cashier/orderPayment': buyer((v) => ({ payId: v.unpaid.payId, authorisationId: v.toPay })),
  '/api/finance/cashier/cardPay': buyer((v) => ({ payId: v.unpaid.payId, cardId: v.cardId, authorisationId: v.toPay })),
  '/api/finance/cashier/pcOrderPay': buyer((v) => ({ payId: v.unpaid.payId, way: 'scan' })),
  '/api/finance/cashier/selPayAttempt': buyer((v) => ({ attemptId: v.attemptId })),
  '/api/finance/cashier/selDcAmount': buyer((v) => ({ orderIds: [v.unpaid.orderId] })),
  '/api/finance/cashier/balanceAddCashierOrder': buyer(() => ({ amountFen: 100 })),
  '/openapi/finance/account/cashflow/selFlowList/manage': buyer(() => first),
  '/openapi/finance/account/cashflow/selFlowDetail/manage': buyer((v) => ({ id: v.flowId })),
  '/api/account/cashflow/selOngoingDetail': buyer((v) => ({ id: v.holdId })),
  '/api/finance/balanceBusInfo/cash': buyer(
    (v) => ({ step: 'draft', amountFen: 100, cardId: v.cardId }),
    (v) => ({ step: 'submit', withdrawalId: v.draftId, authorisationId: v.toCash }),
  ),
  '/api/finance/balanceBusInfo/selDateByAfterDay': buyer((v) => ({ withdrawalId: v.withdrawalId })),
  '/api/account/card/selCardById': buyer((v) => ({ id: v.cardId })),
  '/api/account/card/personBindCard': buyer(() => ({ number: numberOf('621483', 1), phone: '19700000001' })),
  '/api/account/card/bindCardConfirm': buyer((v) => ({ id: v.newCardId, code: v.newCardCode })),
  '/api/account/card/updCardById': buyer(
    (v) => ({ action: 'setDefault', id: v.spareCardId }),
    (v) => ({ action: 'unbind', id: v.spareCardId, authorisationId: v.toUnbind }),
  ),
  '/api/basic/member/login/setPayPwdByBoId': newcomer((v) => ({ password: '135790', code: v.newcomerCode })),
  '/api/basic/member/login/updPayPwdByBoId': buyer(() => ({ old: '246810', password: '135790' })),
  '/api/finance/account/replacePayPwd': buyer((v) => ({
    password: '135790',
    code: v.financeCode,
    name: v.name,
    last4: '0006',
  })),
  '/api/basic/member/login/checkoutPayPwd': buyer((v) => ({
    password: '246810',
    purpose: 'pay',
    bizId: v.unpaid.payId,
    amountFen: v.unpaid.payableFen,
  })),
} satisfies Attacks
