import type { walletCalls } from '@wotu/contract/finance/wallet.ts'
import { type Db, type Key, paged } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { balances } from '../ledger/ledger.ts'
import { asFlow, listFlows, readEntry, sumFlows } from './statement.ts'
import type { EntryTable, HoldState } from '../tables.ts'

const accountNames: Record<EntryTable['account'], string> = {
  available: '可用余额',
  frozen: '冻结金额',
  escrow: '担保资金',
  channel: '支付渠道',
  fee: '平台手续费',
}

const holds = (db: Db, ownerId: string, state?: HoldState) =>
  db
    .selectFrom('fundHold')
    .where('ownerId', '=', ownerId)
    .$if(state !== undefined, (q) => q.where('state', '=', state!))

const holdColumns = ['id', 'createdAt', 'amountFen', 'reason', 'bizNo', 'state', 'endedAt'] as const

const newest: Key[] = [{ column: 'createdAt', isTime: true }, { column: 'id' }]

const showHold = <Row extends { createdAt: Date; endedAt: Date | null }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

type Calls = Omit<
  typeof walletCalls,
  '/api/finance/balanceBusInfo/cash' | '/api/finance/balanceBusInfo/selDateByAfterDay'
>

/** What the owner of an account reads of it; withdrawals are in withdraw.ts. */
export const walletHandlers = {
  '/api/finance/balanceBusInfo/selBalance': async ({ db, actor }) => {
    const { available, frozen, escrow } = await balances(db, actor.boId)
    const password = await db.selectFrom('payPassword').select('boId').where('boId', '=', actor.boId).executeTakeFirst()
    return { availableFen: available, frozenFen: frozen, escrowFen: escrow, hasPayPassword: password !== undefined }
  },

  '/api/account/cashflow/selMoney': ({ input, db, actor, now }) => sumFlows(db, actor.boId, input, now),

  '/openapi/finance/account/cashflow/selFlowList/manage': ({ input, db, actor, now }) =>
    listFlows(db, actor.boId, input, now),

  '/openapi/finance/account/cashflow/selFlowDetail/manage': async ({ input, db, actor }) => {
    const entry = found('资金明细', await readEntry(db, actor.boId, input.id))
    const legs = await db
      .selectFrom('entry')
      .select(['ownerId', 'account', 'amountFen'])
      .where('postingId', '=', entry.postingId)
      .orderBy('id')
      .execute()
    const entries = legs.map(({ ownerId, account, amountFen }) => ({
      // Which of another's accounts it was is his business.
      account:
        ownerId === actor.boId || account === 'channel' || account === 'fee' ? accountNames[account] : '对方账户',
      amountFen,
    }))
    return { ...asFlow(entry), entries }
  },

  '/api/account/cashflow/selOngoing': async ({ input, db, actor }) => {
    const mine = holds(db, actor.boId, input.state).select(holdColumns)
    const { rows, ...page } = await paged(db, { rows: mine, by: newest }, input)
    return { ...page, rows: rows.map(showHold) }
  },

  '/api/account/cashflow/selOngoingDetail': async ({ input, db, actor }) =>
    showHold(
      found('冻结明细', await holds(db, actor.boId).select(holdColumns).where('id', '=', input.id).executeTakeFirst()),
    ),
} satisfies Handlers<Calls>
