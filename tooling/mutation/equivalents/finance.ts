import { alike, alikeTwice, type Equivalent } from './equivalent.ts'

const ownRow =
  'Beside the id of a row that was read under its owner before; it spares the search through other owners’ partitions.'
const ownOrders =
  'Beside the ids of orders that were read under their buyer before; it spares the search through other buyers’ partitions.'

export const finance: Equivalent[] = [
  ...alike(
    ownRow,
    'finance/pay/attempt.ts',
    "where('payerId', '=', ownerId)",
    "where('payerId', '=', payerId)",
    "where('boId', '=', attempt.payerId)",
  ),
  {
    file: 'finance/pay/attempt.ts',
    what: '!attempt',
    why: 'For TypeScript alone: where there is no attempt nothing was asked, and attempts are never deleted.',
  },
  ...alike(
    ownOrders,
    'finance/pay/bill.ts',
    'buyer_id = o.buyer_id',
    'o.buyer_id = ${bill.payerId}',
    'o.buyer_id = ${payerId}',
    "where('payerId', '=', buyerId)",
  ),
  ...alike(ownOrders, 'finance/pay/billLock.ts', 'payer_id = ${payerId}'),
  {
    file: 'finance/pay/billLock.ts',
    what: "state = 'waiting'",
    why: 'Bills that have ended would be locked, too: nobody changes them, so nobody waits for that.',
  },
  ...alike(ownRow, 'finance/card/card.ts', "where('boId', '=', ownerId)", "where('ownerId', '=', ownerId)"),
  {
    file: 'finance/card/card.ts',
    what: "where('isDefault', '=', true)",
    why: 'The other cards are no default already: it spares writing them again.',
  },
  ...alike(ownOrders, 'finance/pay/cashier.ts', 'o.buyer_id = p.payer_id', 'buyer_id = p.payer_id'),
  ...alike(ownRow, 'finance/pay/channelPay.ts', "where('payerId', '=', payerId)"),
  ...alike(ownOrders, 'finance/pay/offline.ts', 'b.payer_id = ${payerId}', 'o.buyer_id = p.payer_id'),
  ...alike(
    'The bill that covers a buyer’s order is theirs: of the two that say so either is enough.',
    'finance/pay/offline.ts',
    "where('payerId', '=', buyerId)",
    'p.payer_id = ${buyerId}',
  ),
  {
    file: 'finance/pay/offline.ts',
    what: 'forUpdate',
    why: 'Whoever confirms has locked the order’s waiting bills already: lockBills, by lockBilledOrder.',
  },
  ...alike(ownOrders, 'finance/pay/openShops.ts', 'o.buyer_id = ${payerId}'),
  ...alikeTwice(
    ownRow,
    'finance/wallet/withdraw.ts',
    "where('boId', '=', row.ownerId)",
    "where('ownerId', '=', row.ownerId)",
  ),
  ...alike(
    'For TypeScript alone: what is processing has a hold, and where there is no withdrawal nothing was asked.',
    'finance/wallet/withdraw.ts',
    'row.holdId === null',
    '!row',
  ),
]
