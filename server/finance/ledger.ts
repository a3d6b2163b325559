import { newId } from '#kernel/ids.ts'
import { type Db, query } from '#kernel/db.ts'
import type { AccountKind, EntryTable, PostingKind } from './tables.ts'

/** Owner of the platform's own accounts (`channel`, `fee`), whose balances are the sums of their entries. */
export const platform = '0'

export interface Leg {
  ownerId: string
  account: EntryTable['account']
  /** In fen; negative leaves the account. */
  amountFen: number
  /** Whom the statement names on this line. */
  counterparty?: string
}

/** One movement of money. Its legs sum to zero. */
export interface Posting {
  /** Whose money moves. */
  ownerId: string
  /** Can post once for this owner, for ever: e.g. `pay:<order id>`. */
  key: string
  kind: PostingKind
  /** The number of the order, recharge or withdrawal that the statement shows. */
  bizNo: string
  legs: Leg[]
}

/** The ledger refused: an account would fall below zero. The transaction must roll back. */
export class BalanceShort extends Error {}

/** The ledger refused: a posting with this key is there already. The transaction must roll back. */
export class AlreadyPosted extends Error {}

const isPgError = (error: unknown): error is { code: string; constraint?: string } =>
  error instanceof Error && 'code' in error

/**
 * Writes postings in one round trip: accounts locked in order of owner and kind, balances moved, entries appended.
 * PostgreSQL itself keeps balances from falling below zero and keys from posting twice.
 *
 * @throws {BalanceShort} @throws {AlreadyPosted}
 */
export async function post(db: Db, systemId: number, at: Date, postings: Posting[]): Promise<void> {
  const heads = postings.map((posting) => ({ id: newId(), ...posting }))
  const legs = heads.flatMap(({ id, legs: own }) => own.map((leg) => ({ id: newId(), postingId: id, ...leg })))
  for (const { key, legs: own } of heads) {
    const sum = own.reduce((total, leg) => total + leg.amountFen, 0)
    if (sum !== 0) throw new Error(`posting ${key} does not balance: ${sum} fen`)
  }
  const moved = new Set(legs.filter((l) => l.ownerId !== platform).map((l) => `${l.ownerId} ${l.account}`)).size
  try {
    // Arrays and not JSON: the planner then expects few rows, and goes to the accounts by their key.
    const [row] = await query<{ moved: number }>(db)`
      with head as (
        select * from unnest(${heads.map((p) => p.ownerId)}::bigint[], ${heads.map((p) => p.id)}::bigint[], ${heads.map((p) => p.key)}::text[],
          ${heads.map((p) => p.kind)}::text[], ${heads.map((p) => p.bizNo)}::text[]) as p(owner_id, id, key, kind, biz_no)
      ), leg as (
        select l.*, p.kind, p.biz_no
        from unnest(${legs.map((l) => l.id)}::bigint[], ${legs.map((l) => l.postingId)}::bigint[], ${legs.map((l) => l.ownerId)}::bigint[],
          ${legs.map((l) => l.account)}::text[], ${legs.map((l) => l.amountFen)}::bigint[], ${legs.map((l) => l.counterparty ?? '')}::text[])
          as l(id, posting_id, owner_id, account, amount_fen, counterparty)
        join head p on p.id = l.posting_id
      ), change as (
        select owner_id, account, sum(amount_fen) as amount_fen from leg where owner_id <> ${platform}::bigint group by 1, 2
      ), held as (
        select a.owner_id, a.kind, c.amount_fen from account a join change c on a.owner_id = c.owner_id and a.kind = c.account
        order by a.owner_id, a.kind for update of a
      ), moved as (
        update account a set balance_fen = a.balance_fen + h.amount_fen
        from held h where a.owner_id = h.owner_id and a.kind = h.kind
        returning a.owner_id, a.kind, a.balance_fen
      ), new_posting as (
        insert into posting (system_id, owner_id, id, key, kind, at)
        select ${systemId}, owner_id, id, key, kind, ${at} from head
      ), new_entry as (
        insert into entry (system_id, owner_id, id, posting_id, account, amount_fen, balance_fen, kind, counterparty, biz_no, at)
        select ${systemId}, l.owner_id, l.id, l.posting_id, l.account, l.amount_fen,
          -- The account's balance after this line: what it came to in the end, less what the later lines moved.
          m.balance_fen - coalesce(sum(l.amount_fen) over (
            partition by l.owner_id, l.account order by l.id rows between 1 following and unbounded following), 0),
          l.kind, l.counterparty, l.biz_no, ${at}
        from leg l left join moved m on m.owner_id = l.owner_id and m.kind = l.account
      )
      select count(*) as moved from moved`
    if (row?.moved !== moved) throw new Error('a posting names an account that was never opened')
  } catch (error) {
    if (isPgError(error) && error.code === '23514' && error.constraint === 'account_balance_fen_check')
      throw new BalanceShort()
    if (isPgError(error) && error.code === '23505' && error.constraint === 'posting_owner_id_key_key')
      throw new AlreadyPosted()
    throw error
  }
}

const kinds: AccountKind[] = ['available', 'frozen', 'escrow']

/** Opens a member's three accounts, at zero. To be called when the member is made. */
export const openAccounts = (db: Db, systemId: number, ownerId: string) =>
  db
    .insertInto('account')
    .values(kinds.map((kind) => ({ systemId, ownerId, kind })))
    .onConflict((c) => c.doNothing())
    .execute()

/** A member's balances in fen. */
export async function balances(db: Db, ownerId: string): Promise<Record<AccountKind, number>> {
  const rows = await db.selectFrom('account').select(['kind', 'balanceFen']).where('ownerId', '=', ownerId).execute()
  const of = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.balanceFen ?? 0
  return { available: of('available'), frozen: of('frozen'), escrow: of('escrow') }
}
