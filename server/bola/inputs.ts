import { newId } from '#kernel/ids.ts'
import type { InputOf, Path } from '@wotu/contract/index.ts'
import type { Victim } from './victim.ts'

/** Whose object a call takes: the walk first lets him make the call, so that no cell passes by naming nothing. */
export interface Attack<P extends Path> {
  rightful: 'buyer' | 'seller' | 'visitor'
  input: (victim: Victim) => InputOf<P>
}
type Attacks = { [P in Path]?: Attack<P> }

const buyer = <P extends Path>(input: Attack<P>['input']): Attack<P> => ({ rightful: 'buyer', input })
const seller = <P extends Path>(input: Attack<P>['input']): Attack<P> => ({ rightful: 'seller', input })
/** Public by its nature: anybody may, and nothing of the victim's may show. */
const open = <P extends Path>(input: Attack<P>['input']): Attack<P> => ({ rightful: 'visitor', input })

const address = { consignee: '王建国', phone: '13900000001', areaCode: '230184', detail: '民意乡富胜村3组12号' }
const page = { page: 1 }

/** One attack on each call: the victim's own objects, named in full. A call that is not here fails the walk. */
export const attacks: Attacks = {
  // basic
  '/api/buyer/basic/member/address/list': buyer(() => ({})),
  '/api/basic/address/selByPage': buyer(() => page),
  '/openapi/basic/memberAddr/selAddrListByBoIdParam/noLogin': buyer(() => ({})),
  '/api/basic/address/addAddr': buyer(() => address),
  '/api/basic/address/updAddr': buyer((v) => ({ id: v.buyer.addressId, ...address })),
  '/api/basic/address/delAddr': buyer((v) => ({ id: v.buyer.addressId })),
  '/api/basic/address/setDefault': buyer((v) => ({ id: v.buyer.addressId })),

  // cart
  '/openapi/trading/cart/addOrderCartV2/1.0': buyer((v) => ({ specId: v.goods.specId, quantity: 1 })),
  '/api/trading/cart/updOrderCart': buyer((v) => ({ lineId: v.lineId, quantity: 5 })),
  '/api/trading/cart/delOrderCart': buyer((v) => ({ lineIds: [v.lineId] })),
  '/api/buyer/trading/cart/clearUnused': buyer(() => ({})),
  '/api/buyer/trading/cart/selCartCount': buyer(() => ({})),
  '/api/buyer/trading/cart/selOrderCart': buyer(() => ({})),
  '/api/buyer/trading/cart/selBuyerList': buyer(() => ({})),
  '/api/buyer/trading/cart/checkStock': buyer((v) => ({ lineIds: [v.lineId] })),
  '/api/buyer/trading/cart/selSpecPrices': open((v) => ({ specIds: [v.goods.specId] })),

  // orders, the buyer's side
  '/api/buyer/trading/order/orderSubmitData': buyer((v) => ({ lineIds: [v.lineId], addressId: v.buyer.addressId })),
  '/api/buyer/trading/order/orderSubmit': buyer((v) => ({
    lineIds: [v.lineId],
    addressId: v.buyer.addressId,
    payableFen: v.goods.priceFen * 2,
  })),
  '/api/buyer/trading/order/toPayment': buyer((v) => ({ orderIds: [v.unpaid.orderId] })),
  '/openapi/trading/order/toPayment': buyer((v) => ({ id: v.unpaid.orderId })),
  '/openapi/trading/order/toPayment/1.0': buyer((v) => ({ orderIds: [v.unpaid.orderId] })),
  '/api/buyer/trading/order/selPaymentModes': buyer((v) => ({ payId: v.unpaid.payId })),
  '/api/buyer/trading/order/selOrderListByPage': buyer(() => page),
  '/api/buyer/trading/order/selBuyerOrderDetailById': buyer((v) => ({ id: v.unsent.orderId })),
  '/api/trading/order/selBuyerOrderDetailById': buyer((v) => ({ id: v.unsent.orderId })),
  '/api/buyer/trading/order/selectOrderCount': buyer(() => ({})),
  '/api/buyer/trading/order/orderReceived': buyer((v) => ({ id: v.sent.orderId })),
  '/api/buyer/trading/order/cancelOrder': buyer((v) => ({ id: v.unpaid.orderId, why: '不想买了' })),
  '/api/buyer/trading/order/handleHideOrderById': buyer((v) => ({ id: v.unpaid.orderId })),
  '/api/buyer/trading/order/pay/selPayListByParam': buyer((v) => ({ orderId: v.unpaid.orderId })),
  '/api/buyer/trading/order/pay/uploadVoucher': buyer((v) => ({ payId: v.unpaid.payId, voucher: ['v.png'] })),
  '/api/trading/orderHandle/uploadVoucher': buyer((v) => ({ id: v.unpaid.orderId, voucher: ['v.png'] })),
  '/api/trading/order/remindDelivery': buyer((v) => ({ id: v.unsent.orderId })),
  '/api/trading/orderChange/changeOrderInfo': buyer((v) => ({ id: v.sent.orderId, change: 'extend' })),
  '/api/trading/orderChange/selChangeOrderInfo': buyer((v) => ({ orderId: v.sent.orderId })),
  '/api/trading/order/selOrderGoodsListByParam': buyer((v) => ({ orderId: v.sent.orderId })),
  '/api/trading/order/selOrderTraceList': buyer((v) => ({ orderId: v.sent.orderId })),
  '/api/trading/order/selOrderTraceDetail': buyer((v) => ({ orderId: v.sent.orderId, shipmentId: v.sent.shipmentId })),
  '/api/trading/order/orderReceivAddressJudgeMent.do': buyer((v) => ({
    addressId: v.buyer.addressId,
    specIds: [v.goods.specId],
  })),
  '/api/trading/orderPub/selNotPaidList': buyer(() => page),
  '/api/trading/orderPub/selNotSentList': buyer(() => page),
  '/api/trading/orderPub/selNotReceivedList': buyer(() => page),
  '/api/trading/orderPub/selNotEvaluatedList': buyer(() => page),
  '/api/trading/orderPub/selAllList': buyer(() => page),
  '/api/trading/orderPub/selFilteredList': buyer(() => page),

  // orders, the seller's side
  '/api/trading/order/selAllOrderListByPage/v3': seller(() => page),
  '/api/trading/order/selSellerOrderDetailById': seller((v) => ({ id: v.unsent.orderId })),
  '/openapi/trading/order/selSellerOrderDetailById': seller((v) => ({ id: v.unsent.orderId })),
  '/api/trading/order/selectOrderCount': seller(() => ({})),
  '/api/trading/order/cancelOrder': seller((v) => ({ id: v.unsent.orderId, why: '库存盘点有误' })),
  '/api/trading/order/orderPriceRevision': seller((v) => ({
    id: v.unpaid.orderId,
    lines: [{ lineId: v.unpaid.lineId, totalFen: 100 }],
    freightFen: 0,
    why: '老客户优惠',
  })),
  '/api/trading/order/modifyOrderByObj': seller((v) => ({ id: v.unsent.orderId, action: 'note', note: '换一个备注' })),
  '/openapi/trading/order/orderDelivery': seller((v) => ({
    id: v.unsent.orderId,
    dispatch: v.dispatch,
    lines: [{ lineId: v.unsent.lineId, quantity: 1 }],
  })),

  // money
  '/api/buyer/finance/payment/selPayById': buyer((v) => ({ payId: v.unpaid.payId })),
  '/api/buyer/finance/payment/getPayChannel': buyer((v) => ({ payId: v.unpaid.payId })),
  '/api/buyer/finance/payment/submitPay': buyer((v) => ({ payId: v.unpaid.payId, way: 'scan' })),
  '/api/buyer/finance/payment/syncPayStatusByBizId': buyer((v) => ({ payId: v.unpaid.payId })),
  '/api/finance/cashier/banlancePay': buyer((v) => ({ payId: v.unpaid.payId, authorisationId: newId() })),
  '/api/finance/cashier/orderPayment': buyer((v) => ({ payId: v.unpaid.payId, authorisationId: newId() })),
  '/api/finance/cashier/pcOrderPay': buyer((v) => ({ payId: v.unpaid.payId, way: 'scan' })),
  '/api/finance/cashier/selDcAmount': buyer((v) => ({ orderIds: [v.unpaid.orderId] })),
  '/api/finance/cashier/balanceAddCashierOrder': buyer(() => ({ amountFen: 100 })),
  '/openapi/finance/cashier/payment/selPayBizListByParam/manage': buyer(() => page),
  '/api/finance/balanceBusInfo/selBalance': buyer(() => ({})),
  '/api/account/cashflow/selMoney': buyer(() => ({})),
  '/openapi/finance/account/cashflow/selFlowList/manage': buyer(() => page),
  '/api/account/cashflow/selOngoing': buyer(() => page),
  '/api/finance/account/isPayPwd': buyer(() => ({})),
  '/api/finance/account/sendMessage': buyer(() => ({})),
  '/api/basic/member/login/setPayPwdByBoId': buyer(() => ({ password: '135790', code: '000000' })),
  '/api/basic/member/login/updPayPwdByBoId': buyer(() => ({ old: '246810', password: '135790' })),
  '/api/finance/account/replacePayPwd': buyer(() => ({ password: '135790', code: '000000', name: '王建国' })),
  '/api/basic/member/login/checkoutPayPwd': buyer((v) => ({
    password: '246810',
    purpose: 'pay',
    bizId: v.unpaid.payId,
    amountFen: v.unpaid.payableFen,
  })),
}
