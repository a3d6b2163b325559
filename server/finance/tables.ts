import type { ColumnType, Generated } from 'kysely'

/** Row types of migrations/0004_finance.sql, 0007_finance_more.sql and 0056_bill.sql, where each column is explained. */

export type AccountKind = 'available' | 'frozen' | 'escrow'
export type PostingKind = 'recharge' | 'cash' | 'pay' | 'income' | 'refund' | 'freeze' | 'unfreeze' | 'fee'

export interface AccountTable {
  systemId: number
  ownerId: string
  kind: AccountKind
  balanceFen: Generated<number>
}

export interface PostingTable {
  systemId: number
  ownerId: string
  id: string
  key: string
  kind: PostingKind
  at: Date
}

export interface EntryTable {
  systemId: number
  ownerId: string
  id: string
  postingId: string
  account: AccountKind | 'channel' | 'fee'
  amountFen: number
  balanceFen: number | null
  kind: PostingKind
  counterparty: Generated<string>
  bizNo: Generated<string>
  at: Date
}

export type HoldState = 'frozen' | 'released' | 'consumed'

export interface FundHoldTable {
  systemId: number
  ownerId: string
  id: string
  amountFen: number
  reason: string
  bizNo: Generated<string>
  state: Generated<HoldState>
  createdAt: Date
  endedAt: Date | null
}

export interface BillTable {
  systemId: number
  payerId: string
  id: string
  /** What it is for, and which of those: registered by their owner, see pay/subject.ts. */
  subject: string
  subjectIds: Generated<string[]>
  amountFen: number
  state: Generated<'waiting' | 'success' | 'closed'>
  way: Generated<'' | 'balance' | 'card' | 'scan' | 'offline'>
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
}

export interface ChannelAttemptTable {
  systemId: number
  payerId: string
  payId: string
  id: string
  way: 'card' | 'scan'
  amountFen: number
  cardId: string | null
  state: Generated<'waiting' | 'success' | 'failed' | 'refunded'>
  channelNo: Generated<string>
  /** The channel's page; '' until it has answered. */
  url: Generated<string>
  createdAt: Date
  endedAt: Date | null
}

export interface PayPasswordTable {
  systemId: number
  boId: string
  hash: string
  failed: Generated<number>
  lockedUntil: Date | null
  cashFrom: Date | null
  updatedAt: Date
}

export interface PayAuthorisationTable {
  systemId: number
  boId: string
  id: string
  purpose: 'pay' | 'cash' | 'card'
  bizId: string
  amountFen: number
  sessionId: string
  expiresAt: Date
  usedAt: Date | null
}

export interface BankCardTable {
  systemId: number
  boId: string
  id: string
  kind: 'person' | 'company'
  holder: string
  bankCode: string
  bankName: string
  last4: string
  token: string
  phone: Generated<string>
  state: 'verifying' | 'bound' | 'unbound'
  isDefault: Generated<boolean>
  createdAt: Date
}

export interface WithdrawalTable {
  systemId: number
  ownerId: string
  id: string
  holdId: string | null
  amountFen: number
  feeFen: Generated<number>
  cardId: string
  state: 'draft' | 'processing' | 'success' | 'failed'
  channelNo: Generated<string>
  createdAt: Date
  endedAt: Date | null
}

export interface ChannelNoticeTable {
  systemId: number
  channel: string
  eventId: string
  kind: 'payment' | 'transfer'
  bizId: string
  amountFen: number
  receivedAt: Date
}

/** A movement that the two books have with different sums; null where one doesn't have it at all. */
export interface Difference {
  /** `payment:<attempt>` or `transfer:<withdrawal>` */
  no: string
  ledgerFen: number | null
  channelFen: number | null
}

export interface ReconciliationTable {
  systemId: number
  day: string
  channel: string
  checked: number
  /** Written as JSON text, read parsed. */
  differences: ColumnType<Difference[], string, string>
  madeAt: Date
}

declare module '#kernel/db/tables.ts' {
  interface Tables {
    account: AccountTable
    posting: PostingTable
    entry: EntryTable
    fundHold: FundHoldTable
    bill: BillTable
    channelAttempt: ChannelAttemptTable
    payPassword: PayPasswordTable
    payAuthorisation: PayAuthorisationTable
    bankCard: BankCardTable
    withdrawal: WithdrawalTable
    channelNotice: ChannelNoticeTable
    reconciliation: ReconciliationTable
  }
}
