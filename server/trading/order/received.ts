import type { Db } from '#kernel/db/db.ts'
import { earnPoints } from '../../basic/index.ts'
import { releaseEscrow } from './money.ts'
import type { Order } from './read.ts'
import { countSales } from './sales.ts'

/** What follows from an order's receipt: the seller has the money, the goods are counted as sold, the buyer earns points. */
export async function settleReceived(db: Db, order: Order, now: Date): Promise<void> {
  const { systemId, buyerId: boId, id: orderId } = order
  await releaseEscrow(db, order, now)
  await countSales(db, order)
  await earnPoints(db, { systemId, boId, action: 'receive', orderId, now })
}
