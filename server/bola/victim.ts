import { sql } from 'kysely'
import type { Db } from '#kernel/db.ts'
import { newId } from '#kernel/ids.ts'
import { wotu } from '#kernel/testing.ts'
import { codeOf, giveCard, withdraw } from '../testing/finance.ts'
import { call, owner, seller } from '../testing/call.ts'
import { givePayPassword, makeGoods, makeMember, makeShop, payBill } from '../testing/market.ts'

/** A buyer and a seller with something of everything: what nobody else may see or move. */
export type Victim = Awaited<ReturnType<typeof makeVictim>>

/** Words that stand in nothing public: wherever one turns up in a stranger's answer, something leaked. */
export const canary = { name: '金丝雀一号', phone: '18800000001', words: '金丝雀留言' }

export async function makeVictim(db: Db) {
  const shop = await makeShop(db)
  const goods = await makeGoods(db, shop)
  const buyer = await makeMember(db, { balanceFen: 1_000_000, name: canary.name })
  await givePayPassword(db, buyer.id)
  await givePayPassword(db, shop.sellerId)
  const as = owner(buyer.id)
  const asSeller = seller(shop)

  const addLine = () => call(db, '/openapi/trading/cart/addOrderCartV2/1.0', { specId: goods.specId, quantity: 2 }, as)
  const order = async () => {
    const { lineId } = await addLine()
    const placed = await call(
      db,
      '/api/buyer/trading/order/orderSubmit',
      {
        lineIds: [lineId],
        addressId: buyer.addressId,
        payableFen: goods.priceFen * 2,
        messages: { [shop.shopId]: canary.words },
      },
      as,
      newId(),
    )
    return { ...placed, orderId: placed.orderIds[0]! }
  }
  const paid = async () => {
    const placed = await order()
    await payBill(db, as, placed.payId, placed.payableFen)
    return placed
  }
  const orderLine = async (orderId: string) => {
    const { lines } = await call(db, '/api/trading/order/selSellerOrderDetailById', { id: orderId }, asSeller)
    return lines[0]!.id
  }

  const unpaid = await order()
  const unsent = await paid()
  const sent = await paid()
  const sentLine = await orderLine(sent.orderId)
  const dispatch = { way: 'express' as const, company: '顺丰速运', waybill: 'SF1234567890' }
  const { shipments } = await call(
    db,
    '/openapi/trading/order/orderDelivery',
    { id: sent.orderId, dispatch, lines: [{ lineId: sentLine, quantity: 2 }] },
    asSeller,
    newId(),
  )
  const received = await paid()
  const receivedLine = await orderLine(received.orderId)
  const lines = [{ lineId: receivedLine, quantity: 2 }]
  await call(db, '/openapi/trading/order/orderDelivery', { id: received.orderId, dispatch, lines }, asSeller, newId())
  await call(db, '/api/buyer/trading/order/orderReceived', { id: received.orderId }, as, newId())
  await call(db, '/api/basic/fav/addFav', { kind: 'goods', targetId: goods.goodsId }, as)
  const favourites = await call(db, '/api/basic/fav/myFavListByPage', { kind: 'goods' }, as)
  await call(db, '/api/buyer/dmp/search/history/add', { words: '金丝雀词' }, as)
  const { lineId } = await addLine()
  const money = await makeMoney(db, buyer.id)
  return {
    ...money,
    ...(await makeBindings(db, buyer.id)),
    received: { ...received, lineId: receivedLine },
    favouriteId: favourites.rows[0]!.id,
    buyer,
    shop,
    goods,
    as,
    asSeller,
    lineId,
    dispatch,
    unpaid: { ...unpaid, lineId: await orderLine(unpaid.orderId) },
    unsent: { ...unsent, lineId: await orderLine(unsent.orderId) },
    sent: { ...sent, lineId: sentLine, shipmentId: shipments[0]!.id },
  }
}

/** Cards, one of them not confirmed yet, and a withdrawal to the other. */
async function makeMoney(db: Db, boId: string) {
  const cardId = await giveCard(db, boId)
  const newCardId = await giveCard(db, boId, { state: 'verifying' })
  const { id: withdrawalId } = await withdraw(db, boId, cardId, 10_000)
  const page = { page: 1 }
  const flows = await call(db, '/openapi/finance/account/cashflow/selFlowList/manage', page, owner(boId))
  const holds = await call(db, '/api/account/cashflow/selOngoing', page, owner(boId))
  return { cardId, newCardId, withdrawalId, flowId: flows.rows[0]!.id, holdId: holds.rows[0]!.id }
}

/** An account of the other system that is bound, and a key with which another could be. */
async function makeBindings(db: Db, memberId: string) {
  const [boundAccount, freeAccount] = [`CB${newId()}`, `CB${newId()}`]
  const { name, phone } = canary
  for (const account of [boundAccount, freeAccount])
    await db.insertInto('sandboxCbAccount').values({ systemId: wotu, account, phone, name }).execute()
  await db
    .insertInto('cbRelation')
    .values({ systemId: wotu, memberId, account: boundAccount, phone, name, boundAt: new Date() })
    .execute()
  await call(db, '/api/basic/member/login/sendMessage', { phone, purpose: 'bindAccount' }, owner(memberId))
  const proof = { phone, code: await codeOf(db, phone) }
  const { key } = await call(db, '/api/basic/member/bind/getKeyByPhone', proof, owner(memberId))
  return { boundAccount, freeAccount, bindKey: key }
}

const ownerColumns = ['bo_id', 'owner_id', 'buyer_id', 'seller_id', 'payer_id', 'member_id']

/**
 * A fingerprint of every row that these members own, in every table there is: the owner's column leads the primary
 * key. Sessions and idempotency keys are whoever's who calls.
 */
export async function fingerprint(db: Db, members: string[]): Promise<string> {
  // A stranger of another tenant would see none of the rows, changed or not.
  await sql`select set_config('wotu.system_id', ${String(wotu)}, true)`.execute(db)
  const { rows: owned } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column"
    from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indisprimary and (a.attname = any(${ownerColumns}::text[]) or c.relname = 'member')`.execute(db)
  const prints = owned.map(
    ({ table, column }) => sql`
      select md5(string_agg(t::text, '|' order by t::text)) from ${sql.table(table)} t
      where ${sql.ref(column)} = any(${members}::bigint[])`,
  )
  const { rows } = await sql<{ md5: string | null }>`${sql.join(prints, sql` union all `)}`.execute(db)
  return JSON.stringify(rows)
}

/** A member of the same tenant with a shop of his own. */
export async function makeStranger(db: Db) {
  const shop = await makeShop(db)
  await makeGoods(db, shop)
  return shop
}
