import { describe, expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { call } from '../../testing/call.ts'
import { giveFile, makeMember } from '../../testing/market.ts'
import { offlineOrder, readyToOrder, sentOrder, submit } from '../../testing/orders.ts'

const elsewhere = [
  '@evil.example/x',
  '.evil.example/x',
  'https://evil.example/x.png',
  '//evil.example/x.png',
  'javascript:alert(1)',
  '/files/../user/login',
  'v.png',
  '/files/AAAAAAAAAAAAAAAAAAAAAA.html',
]

/** Each call that stores pictures, as its rightful caller makes it. */
const takers = {
  'a voucher for a bill': async (db: Db) => {
    const ready = await readyToOrder(db)
    const { payId } = await submit(db, ready)
    const take = (voucher: string[], as = ready.as) =>
      call(db, '/api/buyer/trading/order/pay/uploadVoucher', { payId, voucher }, as)
    return { take, callerId: ready.buyer.id, as: ready.as }
  },
  'a voucher for an order': async (db: Db) => {
    const ready = await readyToOrder(db)
    const { id } = await submit(db, ready)
    const take = (voucher: string[], as = ready.as) =>
      call(db, '/api/trading/orderHandle/uploadVoucher', { id, voucher }, as)
    return { take, callerId: ready.buyer.id, as: ready.as }
  },
  'a voucher for a refund': async (db: Db) => {
    const { id, shop, asSeller } = await offlineOrder(db)
    await call(db, '/api/trading/order/cancelOrder', { id, why: '缺货' }, asSeller, newId())
    const take = (voucher: string[], as = asSeller) =>
      call(db, '/api/trading/orderHandle/uploadRefundVoucher', { id, voucher }, as)
    return { take, callerId: shop.sellerId, as: asSeller }
  },
  'an evaluation': async (db: Db) => {
    const { id, as, buyer } = await sentOrder(db)
    const { lines } = await call(db, '/api/buyer/trading/order/orderReceived', { id }, as, newId())
    const stars = { stars: 5, described: 5, service: 5, logistics: 5, words: '好' }
    const take = (pictures: string[], by = as) =>
      call(
        db,
        '/api/buyer/trading/evaluate/addEvalOrder',
        { orderId: id, lines: [{ lineId: lines[0]!.id, ...stars, pictures }] },
        by,
        newId(),
      )
    return { take, callerId: buyer.id, as }
  },
}

describe.each(Object.entries(takers))('the pictures of %s', (_, make) => {
  it(
    'are uploads, and no address of anything else',
    inRollback(async (db) => {
      const { take } = await make(db)
      for (const path of elsewhere) await expect(take([path]), path).rejects.toMatchObject({ code: 'PARAM_INVALID' })
    }),
  )

  it(
    'are the caller’s own: what isn’t there, is another’s or is a film is refused alike',
    inRollback(async (db) => {
      const { take, callerId } = await make(db)
      const own = await giveFile(db, callerId)
      const stranger = await makeMember(db)
      for (const path of [
        '/files/AAAAAAAAAAAAAAAAAAAAAA.png',
        await giveFile(db, stranger.id),
        await giveFile(db, callerId, 'video/mp4'),
      ])
        await expect(take([own, path])).rejects.toMatchObject({ code: 'NOT_FOUND', message: '图片不存在或已删除' })
      await take([own])
    }),
  )

  it(
    'may be an employee’s own, who acts for their employer',
    inRollback(async (db) => {
      const { take, as } = await make(db)
      const employee = await makeMember(db)
      const acting = { ...as, actor: { ...as.actor!, memberId: employee.id } }
      await take([await giveFile(db, employee.id)], acting)
    }),
  )
})
