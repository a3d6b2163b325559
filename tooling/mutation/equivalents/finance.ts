import { alike, alikeTwice, type Equivalent } from './equivalent.ts'

const ownRow =
  'Beside the id of a row that was read under its owner before; it spares the search through other owners’ partitions.'
const ownThings =
  'Beside the ids of things that were read under their payer before; it spares the search through other payers’ partitions.'

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
  { file: 'finance/pay/bill.ts', what: "where('payerId', '=', payerId)", of: 5, nth: 3, why: ownThings },
  ...alike(ownThings, 'finance/pay/billLock.ts', 'payer_id = ${payerId}'),
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
  ...alike(ownRow, 'finance/pay/channelPay.ts', "where('payerId', '=', payerId)"),
  ...alike(ownThings, 'finance/pay/offline.ts', 'b.payer_id = ${payerId}'),
  ...[2, 3].map((nth) => ({
    file: 'finance/pay/offline.ts',
    what: "where('payerId', '=', payerId)",
    of: 3,
    nth,
    why: 'The bill that covers a payer’s thing is theirs: of the two that say so either is enough.',
  })),
  {
    file: 'finance/pay/offline.ts',
    what: 'forUpdate',
    why: 'Whoever confirms has locked the order’s waiting bills already: lockBills, by lockBilledOrder.',
  },
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
