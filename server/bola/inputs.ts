import { newId } from '#kernel/ids.ts'
import type { InputOf, Path } from '@wotu/contract/index.ts'
import { canary, type Victim } from './victim.ts'

/** Whose object a call takes: the walk first lets him make the call, so that no cell passes by naming nothing. */
export interface Attack<P extends Path> {
  rightful: 'buyer' | 'seller' | 'visitor'
  mayBeMissing?: true
  input: (victim: Victim) => InputOf<P>
}
type Attacks = { [P in Path]?: Attack<P> }

const buyer = <P extends Path>(input: Attack<P>['input']): Attack<P> => ({ rightful: 'buyer', input })
const seller = <P extends Path>(input: Attack<P>['input']): Attack<P> => ({ rightful: 'seller', input })
/** Public by its nature: anybody may, and nothing of the victim's may show. */
const open = <P extends Path>(input: Attack<P>['input']): Attack<P> => ({ rightful: 'visitor', input })
/** The same, of reference data that a test database may not have: that it isn't there is an answer too. */
const anybody = <P extends Path>(input: Attack<P>['input']): Attack<P> => ({
  rightful: 'visitor',
  mayBeMissing: true,
  input,
})

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
  '/api/finance/cashier/cardPay': buyer((v) => ({ payId: v.unpaid.payId, cardId: v.cardId, authorisationId: newId() })),
  '/api/finance/cashier/pcOrderPay': buyer((v) => ({ payId: v.unpaid.payId, way: 'scan' })),
  '/api/finance/cashier/selDcAmount': buyer((v) => ({ orderIds: [v.unpaid.orderId] })),
  '/api/finance/cashier/balanceAddCashierOrder': buyer(() => ({ amountFen: 100 })),
  '/openapi/finance/cashier/payment/selPayBizListByParam/manage': buyer(() => page),
  '/api/finance/balanceBusInfo/selBalance': buyer(() => ({})),
  '/api/account/cashflow/selMoney': buyer(() => ({})),
  '/openapi/finance/account/cashflow/selFlowList/manage': buyer(() => page),
  '/openapi/finance/account/cashflow/selFlowDetail/manage': buyer((v) => ({ id: v.flowId })),
  '/api/account/cashflow/selOngoing': buyer(() => page),
  '/api/account/cashflow/selOngoingDetail': buyer((v) => ({ id: v.holdId })),
  '/api/finance/balanceBusInfo/cash': buyer((v) => ({ step: 'draft', amountFen: 100, cardId: v.cardId })),
  '/api/finance/balanceBusInfo/selDateByAfterDay': buyer((v) => ({ withdrawalId: v.withdrawalId })),
  '/openapi/finance/account/card/selAccountCardList/manage': buyer(() => ({})),
  '/api/account/card/selCardById': buyer((v) => ({ id: v.cardId })),
  '/api/account/card/personBindCard': buyer(() => ({ number: '6214830000000006', phone: canary.phone })),
  '/api/account/card/bindCardConfirm': buyer((v) => ({ id: v.newCardId, code: '000000' })),
  '/api/account/card/updCardById': buyer((v) => ({ action: 'setDefault', id: v.cardId })),
  '/api/finance/account/selAccountInfo': buyer(() => ({})),
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

  // sign-in and the platform
  '/api/buyer/basic/system/project/config': open(() => ({ url: 'http://localhost:4600/' })),
  '/api/basic/cache/getRedisByBoId': buyer(() => ({ key: 'publish.draft' })),
  '/api/basic/cache/setRedisByBoId': buyer(() => ({ key: 'publish.draft', value: '{}' })),
  '/api/basic/member/switchEmployee': buyer((v) => ({ boId: v.buyer.id })),
  '/api/basic/member/login/getBaseMemberByToken': buyer(() => ({})),
  '/api/basic/member/login/selMemberLoginById': buyer((v) => ({ id: v.buyer.id })),
  '/api/basic/member/login/selMemberLoginByLoginName': buyer(() => ({ loginName: '13900000099' })),
  '/api/basic/member/login/imageCheck': open(() => ({})),
  '/api/basic/member/login/sendMessage': open(() => ({ phone: '13900000099', purpose: 'login' })),
  '/api/basic/member/login/ticketLogin': open(() => ({ loginName: '13900000099', password: 'Wotu-demo-2026' })),
  '/api/basic/member/login/logout': open(() => ({})),
  '/api/basic/member/login/judgeVerification': open((v) => ({
    purpose: 'resetPassword',
    phone: v.buyer.phone,
    code: '123456',
  })),
  '/api/basic/member/login/reSetPwd': open(() => ({ token: 'x'.repeat(43), password: 'Wotu-demo-2027' })),
  '/api/basic/member/login/safeCenterReSetPwd': buyer(() => ({ token: 'x'.repeat(43), password: 'Wotu-demo-2027' })),
  '/api/basic/member/login/updLoginName': buyer(() => ({
    token: 'x'.repeat(43),
    phone: '13900000098',
    code: '123456',
  })),
  '/api/basic/member/login/register': open(() => ({
    phone: '13900000099',
    code: '123456',
    password: 'Wotu-demo-2026',
    agreed: true,
  })),
  '/api/basic/member/login/registerQY': open(() => ({
    phone: '13900000099',
    code: '123456',
    password: 'Wotu-demo-2026',
    agreed: true,
    orgName: '五常市稻香农业有限公司',
    creditCode: '91230184MA18A1B2X5',
    licence: { name: '执照.jpg', base64: '/9j/' },
    contact: '王建国',
  })),
  '/api/basic/member/login/embedSite': open(() => ({ origin: 'http://127.0.0.1:4601' })),
  '/api/basic/member/login/embedCode': buyer(() => ({ origin: 'http://127.0.0.1:4601', challenge: 'x'.repeat(43) })),
  '/api/basic/member/login/vouchToken': open(() => ({ assertion: 'e30.e30.AA' })),
  '/api/basic/member/login/vouchLink': buyer(() => ({ assertion: 'e30.e30.AA' })),
  '/api/basic/member/login/embedSignIn': open(() => ({
    loginName: '13900000001',
    password: 'Wotu-demo-2026',
    origin: 'http://127.0.0.1:4601',
    challenge: 'x'.repeat(43),
  })),
  '/api/basic/member/login/embedFrame': open(() => ({ token: 'x'.repeat(43), origin: 'http://127.0.0.1:4601' })),
  '/api/basic/member/login/embedToken': open(() => ({ code: 'x'.repeat(43), verifier: 'y'.repeat(43) })),

  // accounts of the other system
  '/api/basic/member/bind/selRelation': buyer(() => ({})),
  '/api/basic/member/bind/selLoginRelation': buyer(() => ({})),
  '/api/basic/member/bind/getKeyByPhone': buyer(() => ({ phone: canary.phone, code: '000000' })),
  '/api/basic/member/bind/getUserInfoByKey': buyer((v) => ({ key: v.bindKey })),
  '/api/basic/member/bind/bindCb': buyer((v) => ({ action: 'bind', key: v.bindKey, account: v.freeAccount })),
  '/api/basic/member/bind/ignoreBind': buyer(() => ({})),

  // files and reference data
  '/api/basic/system/file/upload': buyer(() => ({ files: [{ name: '大米.jpg', base64: '/9j/' }] })),
  '/api/buyer/basic/system/file/upload': buyer(() => ({ files: [{ name: '大米.jpg', base64: '/9j/' }] })),
  '/api/buyer/basic/system/file/uploadBase64': buyer(() => ({ name: '大米.jpg', base64: '/9j/' })),
  '/api/basic/system/file/selFileList': buyer(() => page),
  '/api/basic/system/dictItem/selItemListByDictId': open(() => ({ dictId: 'express' })),
  '/api/buyer/basic/system/dictItem/selItemListByDictId': open(() => ({ dictId: 'express' })),
  '/api/basic/system/dictItem/selSpecItemListByDictId': open(() => ({ dictId: 'express', codes: ['SF'] })),
  '/api/basic/system/dictItem/selItemByCode': anybody(() => ({ dictId: 'express', code: 'SF' })),
  '/api/basic/system/dictItem/selItemListByParam/manage': buyer(() => ({ keyword: '快递' })),
  '/api/basic/jbt/diseaseClassify/selDiseaseClassifyList': open(() => ({ crop: '水稻' })),
  '/api/seller/system/area/selSpecAreaListByPid': open(() => ({ parent: '' })),
  '/api/system/area/selAreaById': anybody(() => ({ code: '230184' })),
  '/api/system/area/business/selListByParam': open(() => ({ codes: ['230184'] })),
  '/api/system/area/selAreaListByParam': open(() => ({ level: 1 })),
  '/api/system/area/selAreaByAreaFullNameLike': open(() => ({ name: '五常' })),
  '/api/basic/system/category/selCateListByPcateId': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selSubCateListByPcateId': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selCateRelListByPcateId': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selCateRelListByParam': open(() => ({ keyword: '大米' })),
  '/api/basic/system/category/selCateListNoneChildrenByPid': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selOnlyChildenCateListByPid': open(() => ({ parentId: '10' })),
  '/api/basic/system/category/selCateListByShopId': open((v) => ({ shopId: v.shop.shopId })),
  '/api/basic/system/category/selCateTreeListByDictId': open(() => ({})),
  '/api/basic/system/category/selCateTreeListByLogin': buyer(() => ({})),
  '/api/basic/system/category/selCateById': anybody(() => ({ categoryId: '100101' })),

  // goods and shops
  '/api/trading/goods/selCategoryList': open(() => ({})),
  '/api/trading/goods/selSubCateByPid': open(() => ({ parentId: '10' })),
  '/api/trading/goods/selAttrDefByCategory': anybody(() => ({ categoryId: '100101' })),
  '/api/trading/goods/selSpecItemList': anybody(() => ({ categoryId: '100101' })),
  '/api/trading/goods/selUnitList': anybody(() => ({ categoryId: '100101' })),
  '/api/buyer/dmp/goods/es/search': open(() => ({ keyword: '大米' })),
  '/api/es/search/goodsListV3': open(() => ({ keyword: '大米' })),
  '/openapi/trading/goodsInfo/selGoodsListByPage/v2': open(() => ({ keyword: '大米' })),
  '/api/buyer/trading/goods/info/detail': open((v) => ({ id: v.goods.goodsId })),
  '/api/trading/goods/detail': open((v) => ({ id: v.goods.goodsId })),
  '/api/trading/goods/selGoodsById/v2': open((v) => ({ id: v.goods.goodsId })),
  '/openapi/trading/goodsInfo/goodsWatchList/noLogin': open((v) => ({ ids: [v.goods.goodsId] })),
  '/openapi/trading/goodsInfo/selGoodsNumByTypeAndCate': open(() => ({})),
  '/api/buyer/trading/shop/info/selShopInfoById': open((v) => ({ shopId: v.shop.shopId })),
  '/openapi/trading/shopInfo/selShopAndOrg': open((v) => ({ shopId: v.shop.shopId })),
  '/openapi/trading/shopInfo/selDefaultShopByBoId': seller(() => ({})),
  '/api/trading/shopInfo/selShopByOwnerId': open((v) => ({ ownerId: v.shop.sellerId })),
  '/api/trading/shopInfo/selShopByParam': open(() => ({})),
  '/api/trading/shopClassify/selList': open((v) => ({ shopId: v.shop.shopId })),
  '/api/trading/shopInfo/selRecommendGoodsByShopId': open((v) => ({ shopId: v.shop.shopId })),
  '/api/buyer/trading/freight/selByGoods': open((v) => ({ specId: v.goods.specId, quantity: 2, areaCode: '230184' })),
  '/api/trading/freight/selByParam': open((v) => ({
    areaCode: '230184',
    items: [{ specId: v.goods.specId, quantity: 2 }],
  })),
  '/api/trading/freight/selListByShopId': seller((v) => ({ shopId: v.shop.shopId })),
  '/api/trading/freight/selById': seller((v) => ({ id: v.shop.templateId })),
  '/api/trading/goods/judgeDeliveryRange': open((v) => ({ goodsId: v.goods.goodsId, areaCode: '230184' })),
  '/api/trading/goods/selDeliveryRange': open((v) => ({ goodsId: v.goods.goodsId })),
  '/openapi/dmp/orderDm/selTradeStateByPage/manage': open(() => ({})),

  // favourites, evaluations, history
  '/api/basic/fav/myFavListByPage': buyer(() => ({ kind: 'goods' })),
  '/api/basic/fav/addFav': buyer((v) => ({ kind: 'goods', targetId: v.goods.goodsId })),
  '/api/basic/fav/cancelFav': buyer((v) => ({ kind: 'goods', targetId: v.goods.goodsId })),
  '/api/basic/fav/judgeFav': buyer((v) => ({ kind: 'goods', targetId: v.goods.goodsId })),
  '/api/basic/fav/count': buyer(() => ({})),
  '/api/basic/fav/delByIds': buyer((v) => ({ ids: [v.favouriteId] })),
  '/openapi/trading/goodsInfo/delExpiredSpFav': buyer(() => ({})),
  '/api/buyer/trading/evaluate/addEvalOrder': buyer((v) => ({
    orderId: v.received.orderId,
    lines: [{ lineId: v.received.lineId, stars: 5, described: 5, service: 5, logistics: 4, words: '米香浓郁' }],
  })),
  '/api/buyer/trading/evaluate/selEvalByOrderId': buyer((v) => ({ orderId: v.received.orderId })),
  '/api/buyer/trading/evaluate/selEvaGoodsByPage': open((v) => ({ goodsId: v.goods.goodsId })),
  '/openapi/trading/evaluateGoods/selScoreByGoodsId/manage': open((v) => ({ goodsId: v.goods.goodsId })),
  '/api/trading/evaluate/selEvalList': buyer(() => ({})),
  '/api/trading/evaluate/selEvaByPage': seller(() => ({})),
  '/api/trading/evaluate/selEvalScoreByParam': open((v) => ({ shopId: v.shop.shopId })),
  '/api/buyer/dmp/search/history/list': buyer(() => ({})),
  '/api/buyer/dmp/search/history/add': buyer(() => ({ words: '五常大米' })),
  '/api/buyer/dmp/search/history/del': buyer(() => ({ words: '金丝雀词' })),
  '/api/trading/order/selectOrderMoneyByYmd': seller(() => ({ side: 'seller', from: '2026-10-22', to: '2026-11-20' })),
  '/openapi/trading/order/statisticalOrder': seller(() => ({})),
  '/openapi/trading/order/statisticalDuringOrder': seller(() => ({ from: '2026-10-22', to: '2026-11-20' })),
  '/openapi/trading/order/selCountBuyerBoIdByOrder': seller(() => ({ from: '2026-10-22', to: '2026-11-20' })),
  '/api/trading/order/selectOrderSumMoneyByParam': seller(() => ({
    side: 'seller',
    from: '2026-10-22',
    to: '2026-11-20',
  })),
}
