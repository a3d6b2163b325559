import { describe, expect } from 'vitest'
import { walletReads } from '@wotu/contract/trading/order/buyer.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { call, market as calls, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'
import { balanceOf, paidOrder, pay, readyToOrder, sentOrder, stockOf, submit } from '../../testing/orders.ts'
import { bothWays } from '../../testing/ways.ts'
import { buyerReads, sellerReads } from './stale.ts'

setPepper('test')

describe('an order', () => {
  bothWays('locks stock when submitted and empties the cart of its lines', async (db) => {
    const market = await readyToOrder(db)
    const { orderIds } = await submit(db, market)
    expect(await stockOf(db, market.goods.specId)).toEqual({ stock: 98, locked: 2 })
    expect(await call(db, '/api/buyer/trading/cart/selCartCount', {}, market.as)).toEqual({ count: 0 })
    const order = await call(db, '/api/buyer/trading/order/selBuyerOrderDetailById', { id: orderIds[0]! }, market.as)
    expect(order).toMatchObject({ state: 'unpaid', payableFen: 25_600, actions: ['pay', 'uploadVoucher', 'cancel'] })
  })

  bothWays(
    'remembers the partner’s page that led to it, and what that said of itself, for its seller only',
    async (db) => {
      const market = await readyToOrder(db)
      const from = async (source: { partner?: string; attribution?: string }) => {
        const { addressId } = market.buyer
        const now = { specId: market.goods.specId, quantity: 1 }
        const { payableFen } = await call(db, '/api/buyer/trading/order/orderSubmitData', { now, addressId }, market.as)
        const { orderIds } = await call(
          db,
          '/api/buyer/trading/order/orderSubmit',
          { now, addressId, payableFen, ...source },
          market.as,
          newId(),
        )
        const id = orderIds[0]!
        const bought = await call(db, '/api/buyer/trading/order/selBuyerOrderDetailById', { id }, market.as)
        expect(bought.source).toBeNull()
        return (await call(db, '/api/trading/order/selSellerOrderDetailById', { id }, market.asSeller)).source
      }
      const partner = 'http://127.0.0.1:4601'
      expect(await from({ partner, attribution: 'spring-2026:a.b_c' })).toEqual({
        partner,
        attribution: 'spring-2026:a.b_c',
      })
      expect(await from({ partner })).toEqual({ partner, attribution: '' })
      expect(await from({ attribution: 'nobody' })).toBeNull()
      expect(await from({ partner: 'https://stranger.example', attribution: 'x' })).toBeNull()
      expect(await from({ partner: 'http://localhost:4600', attribution: 'x' })).toBeNull()
      for (const attribution of ['a'.repeat(65), '<b>', 'a b', '春'])
        await expect(from({ partner, attribution })).rejects.toMatchObject({ code: 'PARAM_INVALID' })
    },
  )

  bothWays('goes from payment to receipt, its money from the buyer over escrow to the seller', async (db) => {
    const market = await readyToOrder(db)
    const { as, asSeller, buyer, shop, goods } = market
    const submitted = await submit(db, market)
    const id = submitted.orderIds[0]!
    expect(await pay(db, market, submitted)).toMatchObject({ state: 'success', way: 'balance' })
    expect(await balanceOf(db, buyer.id)).toEqual({ available: 74_400, frozen: 0, escrow: 25_600 })

    const { lines } = await call(db, '/api/trading/order/selSellerOrderDetailById', { id }, asSeller)
    const dispatch = { way: 'express' as const, company: '顺丰速运', waybill: 'SF1234567890' }
    const send = (quantity: number) =>
      call(
        db,
        '/openapi/trading/order/orderDelivery',
        { id, dispatch, lines: [{ lineId: lines[0]!.id, quantity }] },
        asSeller,
        newId(),
      )
    expect((await send(1)).state).toBe('partSent')
    await expect(send(2)).rejects.toMatchObject({ code: 'SEND_TOO_MUCH' })
    expect((await send(1)).state).toBe('unreceived')
    expect(await stockOf(db, goods.specId)).toEqual({ stock: 98, locked: 0 })

    const received = await call(db, '/api/buyer/trading/order/orderReceived', { id }, as, newId())
    expect(received.state).toBe('unevaluated')
    expect(received.log.map((entry) => entry.action)).toEqual(['submit', 'pay', 'send', 'send', 'receive'])
    expect(await balanceOf(db, buyer.id)).toEqual({ available: 74_400, frozen: 0, escrow: 0 })
    expect(await balanceOf(db, shop.sellerId)).toEqual({ available: 25_600, frozen: 0, escrow: 0 })
  })

  bothWays('tells the other side’s pages when it is paid, received or refunded', async (db) => {
    const told = (id: string) => calls.announced.filter(([to]) => to === id).flatMap(([, paths]) => paths)
    const { id, asSeller, shop, buyer } = await paidOrder(db)
    expect(told(shop.sellerId)).toEqual(expect.arrayContaining(sellerReads))

    calls.announced.length = 0
    await call(db, '/api/trading/order/cancelOrder', { id, why: '库存盘点有误' }, asSeller, newId())
    expect(told(buyer.id)).toEqual(expect.arrayContaining([...buyerReads, ...walletReads]))

    const sent = await sentOrder(db)
    calls.announced.length = 0
    await call(db, '/api/buyer/trading/order/orderReceived', { id: sent.id }, sent.as, newId())
    expect(told(sent.shop.sellerId)).toEqual(expect.arrayContaining([...sellerReads, ...walletReads]))
  })

  bothWays(
    'cancelled by its seller after payment goes back to the buyer in full, and its stock to the shelf',
    async (db) => {
      const market = await readyToOrder(db)
      const submitted = await submit(db, market)
      await pay(db, market, submitted)
      await call(
        db,
        '/api/trading/order/cancelOrder',
        { id: submitted.orderIds[0]!, why: '库存盘点有误' },
        market.asSeller,
        newId(),
      )
      expect(await balanceOf(db, market.buyer.id)).toEqual({ available: 100_000, frozen: 0, escrow: 0 })
      expect(await stockOf(db, market.goods.specId)).toEqual({ stock: 100, locked: 0 })
    },
  )

  bothWays('cancelled by its seller before it is paid gives no money back', async (db) => {
    const market = await readyToOrder(db)
    const { id } = await submit(db, market)
    const cancel = { id, why: '库存盘点有误' }
    const closed = await call(db, '/api/trading/order/cancelOrder', cancel, market.asSeller, newId())
    expect(closed).toMatchObject({ state: 'cancelled', refund: null })
    expect(await balanceOf(db, market.buyer.id)).toEqual({ available: 100_000, frozen: 0, escrow: 0 })
  })

  bothWays('is refused with the price of today when the buyer saw another', async (db) => {
    const market = await readyToOrder(db)
    await db.updateTable('goodsSpec').set({ priceFen: 13_000 }).where('id', '=', market.goods.specId).execute()
    await expect(submit(db, market)).rejects.toMatchObject({ code: 'PRICE_CHANGED', data: { payableFen: 26_000 } })
    expect(await stockOf(db, market.goods.specId)).toEqual({ stock: 100, locked: 0 })
  })

  bothWays('revised by its seller closes the bill that showed the old price', async (db) => {
    const market = await readyToOrder(db)
    const { payId, orderIds, payableFen } = await submit(db, market)
    const id = orderIds[0]!
    const { lines } = await call(db, '/api/trading/order/selSellerOrderDetailById', { id }, market.asSeller)
    const revised = await call(
      db,
      '/api/trading/order/orderPriceRevision',
      { id, lines: [{ lineId: lines[0]!.id, totalFen: 20_000 }], freightFen: 500, why: '老客户优惠' },
      market.asSeller,
    )
    expect(revised).toMatchObject({ payableFen: 20_500, adjustFen: -5_600, freightFen: 500 })
    await expect(pay(db, market, { payId, payableFen })).rejects.toMatchObject({ code: 'PAY_CLOSED' })
    const bill = await call(db, '/api/buyer/trading/order/toPayment', { orderIds }, market.as)
    expect(await pay(db, market, { payId: bill.payId, payableFen: bill.amountFen })).toMatchObject({
      state: 'success',
    })
  })

  bothWays('can’t be paid beyond the balance, and nothing of it stays', async (db) => {
    const market = await readyToOrder(db, { balanceFen: 100 })
    const submitted = await submit(db, market)
    await expect(pay(db, market, submitted)).rejects.toMatchObject({ code: 'BALANCE_SHORT' })
    expect(await balanceOf(db, market.buyer.id)).toEqual({ available: 100, frozen: 0, escrow: 0 })
    const order = await call(
      db,
      '/api/buyer/trading/order/selBuyerOrderDetailById',
      { id: submitted.orderIds[0]! },
      market.as,
    )
    expect(order.state).toBe('unpaid')
  })

  bothWays('of another buyer answers as one that is not there', async (db) => {
    const market = await readyToOrder(db)
    const { orderIds } = await submit(db, market)
    const stranger = owner((await makeMember(db)).id)
    for (const path of [
      '/api/buyer/trading/order/selBuyerOrderDetailById',
      '/api/trading/order/remindDelivery',
    ] as const)
      await expect(call(db, path, { id: orderIds[0]! }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
