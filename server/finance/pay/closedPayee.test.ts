import { expect, it } from 'vitest'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { testBank } from '../../testing/bank.ts'
import { call } from '../../testing/call.ts'
import { orderBill } from '../../testing/finance.ts'

await testBank()

const freeze = (db: Db, { sellerId }: { sellerId: string }) =>
  db.updateTable('shop').set({ state: 'frozen' }).where('boId', '=', sellerId).execute()

it(
  'of two orders the one whose shop is frozen is not paid through the channel, and the other is',
  inRollback(async (db) => {
    const [closed, open] = [await orderBill(db), await orderBill(db)]
    await freeze(db, closed.shop)
    const scan = ({ payId, as }: typeof open) =>
      call(db, '/api/buyer/finance/payment/submitPay', { payId, way: 'scan' }, as, newId())
    await expect(scan(closed)).rejects.toMatchObject({ code: 'PAY_SHOP_CLOSED' })
    expect(await scan(open)).toMatchObject({ state: 'waiting' })
  }),
)
