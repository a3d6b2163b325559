import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { call } from '../../testing/call.ts'
import { testBank } from '../../testing/bank.ts'
import { authorisation } from '../../testing/finance.ts'
import { giveFile } from '../../testing/market.ts'
import { balanceOf, readyToOrder, submit, type Ready } from '../../testing/orders.ts'
import { shelve } from '../../testing/shelf.ts'

setPepper('test')
await testBank()

/** The two ways in which a shop ceases to sell. */
const ways = {
  'a frozen shop': (db: Db, { shop }: Pick<Ready, 'shop'>) =>
    db.updateTable('shop').set({ state: 'frozen' }).where('boId', '=', shop.sellerId).execute(),
  'a disabled seller': (db: Db, { shop }: Pick<Ready, 'shop'>) =>
    db.updateTable('member').set({ disabledAt: new Date() }).where('id', '=', shop.sellerId).execute(),
}
const submitPath = '/api/buyer/trading/order/orderSubmit'
const add = '/openapi/trading/cart/addOrderCartV2/1.0'
const shopClosed = { code: 'SHOP_CLOSED', message: expect.stringContaining('已暂停营业') as string }
const payClosed = { code: 'PAY_SHOP_CLOSED', message: expect.stringContaining('已暂停营业') as string }

describe.each(Object.entries(ways))('%s', (_, close) => {
  it(
    'shows nothing to others: not in search, lists, categories, details, shops, prices or freight',
    inRollback(async (db) => {
      const ready = await readyToOrder(db)
      const { shop, as } = ready
      const { goodsId, specId } = await shelve(db, shop, { title: '五常大米' })
      await call(db, '/api/basic/fav/addFav', { kind: 'goods', targetId: goodsId }, as)
      await call(db, '/api/basic/fav/addFav', { kind: 'shop', targetId: shop.shopId }, as)
      await close(db, ready)
      const { shopId } = shop
      expect(await call(db, '/api/buyer/dmp/goods/es/search', { keyword: '五常大米' }, as)).toMatchObject({ total: 0 })
      expect(await call(db, '/openapi/trading/goodsInfo/goodsWatchList/noLogin', { ids: [goodsId] }, as)).toEqual([])
      expect(await call(db, '/api/basic/system/category/selCateListByShopId', { shopId }, as)).toEqual([])
      expect(await call(db, '/api/buyer/trading/cart/selSpecPrices', { specIds: [specId] }, as)).toEqual([])
      expect(await call(db, '/api/trading/shopInfo/selShopByParam', {}, as)).toMatchObject({ total: 0 })
      expect(await call(db, '/api/trading/shopInfo/selRecommendGoodsByShopId', { shopId }, as)).toEqual([])
      const notFound = { code: 'NOT_FOUND' }
      for (const path of ['/api/buyer/trading/goods/info/detail', '/api/trading/goods/detail'] as const)
        await expect(call(db, path, { id: goodsId }, as)).rejects.toMatchObject(notFound)
      const shopPath = '/api/buyer/trading/shop/info/selShopInfoById'
      await expect(call(db, shopPath, { shopId }, asVisitor)).rejects.toMatchObject(notFound)
      expect(await call(db, shopPath, { shopId }, ready.asSeller)).toMatchObject({ own: true })
      const scores = call(db, '/api/trading/evaluate/selEvalScoreByParam', { shopId }, as)
      await expect(scores).rejects.toMatchObject(notFound)
      const freight = { specId, quantity: 1, areaCode: '230184' }
      await expect(call(db, '/api/buyer/trading/freight/selByGoods', freight, as)).rejects.toMatchObject(notFound)
      for (const kind of ['goods', 'shop'] as const)
        expect(await call(db, '/api/basic/fav/myFavListByPage', { kind }, as)).toMatchObject({
          rows: [{ valid: false }],
        })
      expect(await call(db, '/openapi/trading/goodsInfo/delExpiredSpFav', {}, as)).toEqual({ removed: 1 })
      await expect(call(db, '/api/basic/fav/addFav', { kind: 'goods', targetId: goodsId }, as)).rejects.toMatchObject(
        notFound,
      )
    }),
  )

  it(
    'takes no cart line and no order, and says so; what was in the cart stands apart and can be cleared',
    inRollback(async (db) => {
      const ready = await readyToOrder(db)
      const { goods, as, lineId, buyer } = ready
      await close(db, ready)
      await expect(call(db, add, { specId: goods.specId, quantity: 1 }, as)).rejects.toMatchObject(shopClosed)
      const change = call(db, '/api/trading/cart/updOrderCart', { lineId, quantity: 3 }, as)
      await expect(change).rejects.toMatchObject(shopClosed)
      const cart = await call(db, '/api/buyer/trading/cart/selOrderCart', {}, as)
      expect(cart).toMatchObject({ shops: [], invalid: [{ id: lineId, fault: 'closed' }] })
      expect(await call(db, '/api/buyer/trading/cart/selBuyerList', {}, as)).toEqual([])
      const draft = await call(db, '/api/buyer/trading/order/orderSubmitData', { lineIds: [lineId] }, as)
      expect(draft).toMatchObject({ orders: [{ lines: [{ fault: 'closed' }] }] })
      const now = { specId: goods.specId, quantity: 1 }
      for (const chosen of [
        { lineIds: [lineId], payableFen: 25_600 },
        { now, payableFen: 12_800 },
      ])
        await expect(
          call(db, submitPath, { ...chosen, addressId: buyer.addressId }, as, newId()),
        ).rejects.toMatchObject(shopClosed)
      await call(db, '/api/buyer/trading/cart/clearUnused', {}, as)
      expect(await call(db, '/api/buyer/trading/cart/selCartCount', {}, as)).toEqual({ count: 0 })
    }),
  )

  it(
    'closes no other shop',
    inRollback(async (db) => {
      const [ready, other] = [await readyToOrder(db), await readyToOrder(db)]
      await close(db, other)
      const { shop, goods, lineId, as } = ready
      const detail = await call(db, '/api/buyer/trading/goods/info/detail', { id: goods.goodsId }, as)
      expect(detail).toMatchObject({ id: goods.goodsId })
      expect(await call(db, '/api/buyer/trading/shop/info/selShopInfoById', { shopId: shop.shopId }, as)).toMatchObject(
        { id: shop.shopId },
      )
      const cart = await call(db, '/api/buyer/trading/cart/selOrderCart', {}, as)
      expect(cart).toMatchObject({ shops: [{ lines: [{ id: lineId }] }], invalid: [] })
      expect(await submit(db, ready)).toMatchObject({ orderIds: { length: 1 } })
    }),
  )

  it(
    'is paid by none of the ways, and its orders can still be cancelled',
    inRollback(async (db) => {
      const ready = await readyToOrder(db)
      const { as, buyer } = ready
      const { id, payId, payableFen, orderIds } = await submit(db, ready)
      await close(db, ready)
      const paths = ['/api/buyer/trading/order/toPayment', '/openapi/trading/order/toPayment/1.0'] as const
      for (const path of paths) await expect(call(db, path, { orderIds }, as)).rejects.toMatchObject(payClosed)
      await expect(call(db, '/openapi/trading/order/toPayment', { id }, as)).rejects.toMatchObject(payClosed)
      const modes = await call(db, '/api/buyer/trading/order/selPaymentModes', { payId }, as)
      expect(modes.map(({ usable, why }) => [usable, why])).toEqual(modes.map(() => [false, '店铺已暂停营业']))
      const authorisationId = await authorisation(db, buyer.id, { purpose: 'pay', bizId: payId, amountFen: payableFen })
      for (const path of ['/api/finance/cashier/banlancePay', '/api/finance/cashier/orderPayment'] as const)
        await expect(call(db, path, { payId, authorisationId }, as, newId())).rejects.toMatchObject(payClosed)
      const scan = { payId, way: 'scan' as const }
      for (const path of ['/api/buyer/finance/payment/submitPay', '/api/finance/cashier/pcOrderPay'] as const)
        await expect(call(db, path, scan, as, newId())).rejects.toMatchObject(payClosed)
      const card = { payId, cardId: '1', authorisationId }
      await expect(call(db, '/api/finance/cashier/cardPay', card, as, newId())).rejects.toMatchObject(payClosed)
      const voucher = [await giveFile(db, buyer.id)]
      const forBill = call(db, '/api/buyer/trading/order/pay/uploadVoucher', { payId, voucher }, as)
      await expect(forBill).rejects.toMatchObject(payClosed)
      const forOrder = call(db, '/api/trading/orderHandle/uploadVoucher', { id, voucher }, as)
      await expect(forOrder).rejects.toMatchObject(payClosed)
      expect(await balanceOf(db, buyer.id)).toMatchObject({ available: 100_000, escrow: 0 })
      const cancel = { id, why: '不想买了' }
      expect(await call(db, '/api/buyer/trading/order/cancelOrder', cancel, as, newId())).toMatchObject({
        state: 'cancelled',
      })
    }),
  )
})
