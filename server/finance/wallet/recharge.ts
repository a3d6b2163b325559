import type { PayWay } from '@wotu/contract/trading/order/order.ts'
import type { Subject } from '../pay/subject.ts'
import type { Posting } from '../ledger/ledger.ts'

const from: Partial<Record<PayWay, string>> = { card: '银行卡', scan: '扫码支付' }

/** A recharge: from the channel into the payer's available balance. It can't be paid from that balance, and names no things. */
export const rechargeSubject: Subject = {
  title: '账户充值',
  ways: ['card', 'scan'],
  standing: () => 'waiting',
  settle: (bill, _, way) => {
    const postings: Posting[] = [
      {
        ownerId: bill.payerId,
        key: `recharge:${bill.id}`,
        kind: 'recharge',
        bizNo: bill.id,
        legs: [
          { ...bill.source, amountFen: -bill.amountFen },
          { ownerId: bill.payerId, account: 'available', amountFen: bill.amountFen, counterparty: from[way] ?? '' },
        ],
      },
    ]
    return { postings, paid: [], concerned: [] }
  },
  write: () => [],
}
