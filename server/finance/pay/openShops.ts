import { type Db, query } from '#kernel/db/db.ts'
import { refuse } from '#kernel/call/refuse.ts'

/** The first shop of these orders that doesn't sell now; undefined where all do. */
async function closedShopOf(db: Db, payerId: string, orderIds: readonly string[]): Promise<string | undefined> {
  const [order] = await query<{ shopName: string }>(db)`
    select o.shop_name from orders o join wotu_closed_shops() c on c.bo_id = o.seller_id
    where o.buyer_id = ${payerId} and o.id = any(${orderIds}::bigint[]) order by o.id limit 1`
  return order?.shopName
}

/** Whether all shops of these orders sell. */
export const areOpen = async (db: Db, payerId: string, orderIds: readonly string[]) =>
  (await closedShopOf(db, payerId, orderIds)) === undefined

/** Nobody pays a shop that was frozen, or whose owner was disabled. @throws {Refusal} PAY_SHOP_CLOSED */
export async function checkOpen(db: Db, payerId: string, orderIds: readonly string[]): Promise<void> {
  const shopName = await closedShopOf(db, payerId, orderIds)
  if (shopName !== undefined) refuse('PAY_SHOP_CLOSED', { shopName })
}
