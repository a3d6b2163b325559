import type { ColumnType, Generated } from 'kysely'
import type { Mischief } from './mischief.ts'

/** Row types of the sandbox bank's books: migrations/0007_finance_more.sql. */

interface SandboxPaymentTable {
  systemId: number
  no: string
  bizId: string
  amountFen: number
  way: 'card' | 'scan'
  title: string
  cardLast4: Generated<string>
  returnUrl: string
  state: Generated<'waiting' | 'success' | 'failed'>
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
}

interface SandboxTransferTable {
  systemId: number
  no: string
  bizId: string
  amountFen: number
  token: string
  outcome: 'success' | 'failed'
  settleAt: Date
}

interface SandboxNoticeTable {
  systemId: number
  id: string
  body: string
  dueAt: Date
  tries: Generated<number>
  deliveredAt: Date | null
}

interface SandboxMischiefTable {
  systemId: number
  /** Written as JSON text, read parsed. */
  settings: ColumnType<Mischief, string, string>
}

declare module '#kernel/db/tables.ts' {
  interface Tables {
    sandboxPayment: SandboxPaymentTable
    sandboxTransfer: SandboxTransferTable
    sandboxNotice: SandboxNoticeTable
    sandboxMischief: SandboxMischiefTable
  }
}
