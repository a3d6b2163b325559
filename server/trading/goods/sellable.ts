import { sql, type RawBuilder } from 'kysely'

// Who sells: an open shop whose owner is not disabled (server/migrations/0021_sellable.sql). Every reading of goods asks here.

/** Whether a shop doesn't sell now, by the column that names its owner: `'g.sellerId'`. */
export const closed = (sellerId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from wotu_closed_shops() shut where shut.bo_id = ${sql.ref(sellerId)})`

/** The opposite: a condition on what others than its owner may see and buy. */
export const sells = (sellerId: string): RawBuilder<boolean> => sql<boolean>`not ${closed(sellerId)}`

/** The same for lists of many goods, by their shop's id: the few shops that don't sell are read once. */
export const inShopThatSells = (shopId: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(shopId)} <> all (array(select id from wotu_closed_shops()))`
