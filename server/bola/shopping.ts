import { buyer, employeesToo, open, seller, type Attacks } from './attack.ts'

const praise = { stars: 5, described: 5, service: 5, logistics: 4, words: '米香浓郁' }

/** Goods and shops, the cart, favourites, evaluations. */
export const shoppingAttacks = {
  // cart
  '/openapi/trading/cart/addOrderCartV2/1.0': buyer((v) => ({ specId: v.goods.specId, quantity: 1 })),
  '/api/trading/cart/updOrderCart': buyer((v) => ({ lineId: v.lineId, quantity: 5 })),
  '/api/trading/cart/delOrderCart': buyer((v) => ({ lineIds: [v.lineId] })),
  '/api/buyer/trading/cart/selBuyerList': buyer(() => ({})),
  '/api/buyer/trading/cart/checkStock': buyer((v) => ({ lineIds: [v.lineId] })),
  '/api/buyer/trading/cart/selSpecPrices': open((v) => ({ specIds: [v.goods.specId] })),

  // goods and shops
  '/api/trading/goods/selSubCateByPid': open(() => ({ parentId: '10' })),
  '/api/trading/goods/selAttrDefByCategory': open(() => ({ categoryId: '100101' })),
  '/api/trading/goods/selSpecItemList': open(() => ({ categoryId: '100101' })),
  '/api/trading/goods/selUnitList': open(() => ({ categoryId: '100101' })),
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
  '/openapi/trading/shopInfo/selDefaultShopByBoId': employeesToo(seller(() => ({}))),
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
  '/api/trading/freight/selById': seller((v) => ({ id: v.templateId })),
  '/api/trading/goods/judgeDeliveryRange': open((v) => ({ goodsId: v.goods.goodsId, areaCode: '230184' })),
  '/api/trading/goods/selDeliveryRange': open((v) => ({ goodsId: v.goods.goodsId })),

  // favourites, evaluations, history
  '/api/basic/fav/addFav': buyer((v) => ({ kind: 'goods', targetId: v.goods.goodsId })),
  '/api/basic/fav/cancelFav': buyer((v) => ({ kind: 'goods', targetId: v.goods.goodsId })),
  '/api/basic/fav/judgeFav': buyer((v) => ({ kind: 'goods', targetId: v.goods.goodsId })),
  '/api/basic/fav/delByIds': buyer((v) => ({ ids: [v.favouriteId] })),
  '/api/buyer/trading/evaluate/addEvalOrder': buyer((v) => ({
    orderId: v.received.orderId,
    lines: [{ lineId: v.received.lineId, ...praise, pictures: [v.upload.url] }],
  })),
  '/api/buyer/trading/evaluate/selEvalByOrderId': buyer((v) => ({ orderId: v.evaluated.orderId })),
  '/api/buyer/trading/evaluate/selEvaGoodsByPage': open((v) => ({ goodsId: v.goods.goodsId })),
  '/openapi/trading/evaluateGoods/selScoreByGoodsId/manage': open((v) => ({ goodsId: v.goods.goodsId })),
  '/api/trading/evaluate/selEvalScoreByParam': open((v) => ({ shopId: v.shop.shopId })),
  '/api/buyer/dmp/search/history/del': buyer((v) => ({ words: v.words })),
  '/api/trading/order/selectOrderMoneyByYmd': seller(() => ({ side: 'seller', from: '2026-10-22', to: '2026-11-20' })),
  '/api/trading/order/selectOrderSumMoneyByParam': seller(() => ({
    side: 'seller',
    from: '2026-10-22',
    to: '2026-11-20',
  })),
} satisfies Attacks
