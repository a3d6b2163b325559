import type { Payable } from '../pay/bill.ts'
import type { Posting } from '../ledger/ledger.ts'

const from = { card: '银行卡', scan: '扫码支付' } as const

/** How a recharge is settled: from the channel into the payer's available balance. It can't be paid from that balance. */
export const rechargePayable: Payable = {
  standing: () => 'waiting',
  settle: (bill, _, way) => {
    if (way !== 'card' && way !== 'scan') return 'stateChanged'
    const postings: Posting[] = [
      {
        ownerId: bill.payerId,
        key: `recharge:${bill.id}`,
        kind: 'recharge',
        bizNo: bill.id,
        legs: [
          { ...bill.source, amountFen: -bill.amountFen },
          { ownerId: bill.payerId, account: 'available', amountFen: bill.amountFen, counterparty: from[way] },
        ],
      },
    ]
    return { postings, orders: [], paid: [], concerned: [] }
  },
  write: () => [],
}
