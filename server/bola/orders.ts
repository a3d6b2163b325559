import { buyer, first, seller, type Attacks } from './attack.ts'
import { address } from './victim.ts'

/** Orders, from both sides. */
export const orderAttacks = {
  // the buyer's
  '/api/buyer/trading/order/orderSubmitData': buyer((v) => ({ lineIds: [v.lineId], addressId: v.addressId })),
  '/api/buyer/trading/order/orderSubmit': buyer((v) => ({
    lineIds: [v.lineId],
    addressId: v.addressId,
    payableFen: v.goods.priceFen * 2,
  })),
  '/api/buyer/trading/order/toPayment': buyer((v) => ({ orderIds: [v.unpaid.orderId] })),
  '/openapi/trading/order/toPayment': buyer((v) => ({ id: v.unpaid.orderId })),
  '/openapi/trading/order/toPayment/1.0': buyer((v) => ({ orderIds: [v.unpaid.orderId] })),
  '/api/buyer/trading/order/selPaymentModes': buyer((v) => ({ payId: v.unpaid.payId })),
  '/api/buyer/trading/order/selOrderListByPage': buyer(() => first),
  '/api/buyer/trading/order/selBuyerOrderDetailById': buyer((v) => ({ id: v.unsent.orderId })),
  '/api/trading/order/selBuyerOrderDetailById': buyer((v) => ({ id: v.unsent.orderId })),
  '/api/buyer/trading/order/orderReceived': buyer((v) => ({ id: v.sent.orderId })),
  '/api/buyer/trading/order/cancelOrder': buyer((v) => ({ id: v.unpaid.orderId, why: '不想买了' })),
  '/api/buyer/trading/order/handleHideOrderById': buyer((v) => ({ id: v.cancelled.orderId })),
  '/api/buyer/trading/order/pay/selPayListByParam': buyer((v) => ({ orderId: v.unpaid.orderId })),
  '/api/buyer/trading/order/pay/uploadVoucher': buyer((v) => ({ payId: v.unpaid.payId, voucher: [v.upload.url] })),
  '/api/trading/orderHandle/uploadVoucher': buyer((v) => ({ id: v.unpaid.orderId, voucher: [v.upload.url] })),
  '/api/buyer/trading/order/refundReceived': buyer((v) => ({ id: v.closed.orderId })),
  '/api/buyer/trading/order/refundNotReceived': buyer((v) => ({ id: v.closed.orderId, why: '没有这笔入账' })),
  '/api/trading/order/remindDelivery': buyer((v) => ({ id: v.unsent.orderId })),
  '/api/trading/orderChange/changeOrderInfo': buyer((v) => ({ id: v.sent.orderId, change: 'extend' })),
  '/api/trading/orderChange/selChangeOrderInfo': buyer((v) => ({ orderId: v.sent.orderId })),
  '/api/trading/order/selOrderGoodsListByParam': buyer((v) => ({ orderId: v.sent.orderId })),
  '/api/trading/order/selOrderTraceList': buyer((v) => ({ orderId: v.sent.orderId })),
  '/api/trading/order/selOrderTraceDetail': buyer((v) => ({ orderId: v.sent.orderId, shipmentId: v.sent.shipmentId })),
  '/api/trading/order/orderReceivAddressJudgeMent.do': buyer((v) => ({
    addressId: v.addressId,
    specIds: [v.goods.specId],
  })),

  // the seller's
  '/api/trading/order/selSellerOrderDetailById': seller((v) => ({ id: v.unsent.orderId })),
  '/openapi/trading/order/selSellerOrderDetailById': seller((v) => ({ id: v.unsent.orderId })),
  '/api/trading/order/cancelOrder': seller((v) => ({ id: v.unsent.orderId, why: '库存盘点有误' })),
  '/api/trading/order/orderPriceRevision': seller((v) => ({
    id: v.unpaid.orderId,
    lines: [{ lineId: v.unpaid.lineId, totalFen: 100 }],
    freightFen: 0,
    why: '老客户优惠',
  })),
  '/api/trading/order/modifyOrderByObj': seller(
    (v) => ({ id: v.unsent.orderId, action: 'note', note: '换一个备注' }),
    (v) => ({ id: v.offline.orderId, action: 'confirmPayment' }),
    (v) => ({ id: v.offline.orderId, action: 'refuseVoucher', why: '金额不符' }),
    (v) => ({ id: v.unsent.orderId, action: 'changeAddress', address }),
  ),
  '/api/trading/orderHandle/uploadRefundVoucher': seller((v) => ({
    id: v.owed.orderId,
    voucher: [v.sellersUpload.url],
  })),
  '/openapi/trading/order/orderDelivery': seller((v) => ({
    id: v.unsent.orderId,
    dispatch: v.dispatch,
    lines: [{ lineId: v.unsent.lineId, quantity: 1 }],
  })),
} satisfies Attacks
