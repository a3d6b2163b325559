import { alike, alikeTwice, type Equivalent } from './equivalent.ts'

const ofOneOrder = "where('buyerId', '=', order.buyerId)"
const readBefore =
  'The order, whose id is unique, was read under its party in this transaction: the owner spares the search through other owners’ rows.'
const ofBill =
  'Beside the ids of orders that were read under their buyer before, or stand in their bill: it spares the search through others’ rows.'
const deadlock =
  'It makes everybody lock goods in the same order: without it two orders may meet in a deadlock, and are tried again.'

export const trading: Equivalent[] = [
  ...alike(
    'The line, whose id is unique, was read under its buyer in this transaction.',
    'trading/cart/cart.ts',
    "where('buyerId', '=', line.buyerId)",
  ),
  ...alikeTwice(readBefore, 'trading/evaluation/evaluate.ts', 'buyer_id = ${buyerId}'),
  ...alike(readBefore, 'trading/evaluation/evaluate.ts', ofOneOrder),
  ...alike(deadlock, 'trading/evaluation/evaluate.ts', 'for update of g'),
  ...alike(readBefore, 'trading/evaluation/evaluation.ts', ofOneOrder),
  ...alike(
    'Names of other areas are read and not looked at: it is seen in the cost alone.',
    'trading/freight/calls.ts',
    "where('code', 'in', codes)",
  ),
  ...alike(readBefore, 'trading/order/buyer.ts', ofOneOrder, "where('buyerId', '=', actor.boId)"),
  ...alike(
    'For TypeScript: a row of the left join has both or neither, so each holds for the other.',
    'trading/order/draft.ts',
    'measure === null',
    'rules === null',
  ),
  ...alike(
    'The ids, which are unique, were found under one side: the owner spares the search through other owners’ rows.',
    'trading/order/list.ts',
    "where('buyerId', 'in', keys.map(({ buyerId }) => buyerId))",
  ),
  ...alike(
    '`pay_orders` moves unpaid orders alone, and refuses the whole bill with the same code where one is not.',
    'trading/order/money.ts',
    'unpaid.length !== bill.subjectIds.length',
  ),
  ...alike(ofBill, 'trading/order/money.ts', 'buyer_id = o.buyer_id'),
  ...alikeTwice(ofBill, 'trading/order/money.ts', 'o.buyer_id = ${buyerId}'),
  ...alike(readBefore, 'trading/order/move.ts', ofOneOrder),
  ...alike(
    'Who moves an order holds its lock since they read it (`lockOrder`, or the job that took it), so its state is still that.',
    'trading/order/move.ts',
    "where('state', '=', order.state)",
    'numUpdatedRows === 0n',
  ),
  ...alikeTwice(readBefore, 'trading/order/read.ts', ofOneOrder),
  ...alike(readBefore, 'trading/order/read.ts', "where('buyerId', 'in', [...new Set(orders.map((o) => o.buyerId))])"),
  ...alike(
    'Lines are given to their orders one by one afterwards: it is seen in the cost alone.',
    'trading/order/read.ts',
    "where('orderId', 'in', orders.map((o) => o.id))",
  ),
  ...alike(
    'The order’s lock decides; bills first is the order of locking, without which two meet in a deadlock and are tried again.',
    'trading/order/read.ts',
    "await lockBills(db, buyerId, 'order', [id])",
  ),
  ...alike(readBefore, 'trading/order/refund.ts', ofOneOrder),
  ...alike(readBefore, 'trading/order/sales.ts', 'buyer_id = ${order.buyerId}'),
  ...alike(deadlock, 'trading/order/sales.ts', 'for update of g'),
  ...alikeTwice(readBefore, 'trading/order/seller.ts', ofOneOrder),
  ...alike(
    'The line, whose id is unique, was read under its order in this transaction.',
    'trading/order/seller.ts',
    "where('buyerId', '=', line.buyerId)",
    "where('orderId', '=', line.orderId)",
  ),
  ...alikeTwice(readBefore, 'trading/order/stock.ts', 'l.buyer_id = ${order.buyerId}'),
  ...alikeTwice(deadlock, 'trading/order/stock.ts', 'for update of s'),
  ...alike(
    'Partners are looked up by the name that an order says: others are read and not asked for.',
    'trading/order/submit.ts',
    "where('origin', 'in', named)",
  ),
  ...alike(
    'The wall between tenants hides the sites of others already (`wotu_platform_table`); this one says it aloud.',
    'trading/order/submit.ts',
    "where('systemId', '=', calls[0]!.systemId)",
  ),
  ...alike(
    'The refunds are asked for by the ids of these orders afterwards: it is seen in the cost alone.',
    'trading/order/refundRead.ts',
    "where('orderId', 'in', owing.map((order) => order.id))",
    "where('buyerId', 'in', [...new Set(owing.map((order) => order.buyerId))])",
  ),
  ...alike(
    'It names the index: shops that are not open are among those that do not sell (`inShopThatSells`).',
    'trading/shop/shop.ts',
    "where('h.state', '=', sql.lit('open'))",
  ),
]
