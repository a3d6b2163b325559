import { newId } from '#kernel/db/ids.ts'
import { type Db, type DbFunction, named, runFunctions } from '#kernel/db/db.ts'
import { Refusal } from '#kernel/call/refuse.ts'
import type { AccountKind, EntryTable, PostingKind } from '../tables.ts'

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
export class BalanceShort extends Error {
  override message = 'BALANCE_SHORT'
}

/** The ledger refused: a posting with this key is there already. The transaction must roll back. */
export class AlreadyPosted extends Error {
  override message = 'ALREADY_POSTED'
}

const isPgError = (error: unknown): error is { code: string; constraint?: string } =>
  error instanceof Error && 'code' in error

/** A posting, and when it is made. */
export interface Dated {
  posting: Posting
  at: Date
}

const inOrder = (a: Leg, b: Leg) => {
  if (a.ownerId !== b.ownerId) return BigInt(a.ownerId) < BigInt(b.ownerId) ? -1 : 1
  return a.account < b.account ? -1 : 1
}

/** What the legs change on the members' accounts: each account once with the sum, in the order that everybody locks in. */
const changesOf = (legs: Leg[]): Leg[] => {
  const changes = new Map<string, Leg>()
  for (const leg of legs) {
    if (leg.ownerId === platform) continue
    const account = accountOf(leg)
    changes.set(account, { ...leg, amountFen: (changes.get(account)?.amountFen ?? 0) + leg.amountFen })
  }
  return [...changes.values()].sort(inOrder)
}

const accountOf = ({ ownerId, account }: Leg) => `${ownerId} ${account}`

/**
 * What writes postings: balances moved, entries appended. The database itself keeps balances from falling below zero
 * (BALANCE_SHORT) and keys from posting twice.
 * @throws when a posting does not balance
 */
export const postingWrites = (postings: readonly Dated[]): DbFunction => {
  const heads = postings.map(({ posting, at }) => ({ ...posting, id: newId(), at }))
  const legs = heads.flatMap((head) => head.legs.map((leg) => ({ ...leg, id: newId(), head, later: 0 })))
  for (const { key, legs: own } of heads) {
    const sum = own.reduce((total, leg) => total + leg.amountFen, 0)
    if (sum !== 0) throw new Error(`posting ${key} does not balance: ${sum} fen`)
  }
  const changes = changesOf(legs)
  const places = new Map(changes.map((change, i) => [accountOf(change), i + 1]))
  // What later lines of the same account still move: the balance after a line is the last one less that.
  const later = new Map<string, number>()
  for (const leg of legs.toReversed()) {
    const account = accountOf(leg)
    leg.later = later.get(account) ?? 0
    later.set(account, leg.later + leg.amountFen)
  }
  return {
    name: 'post',
    values: {
      ...named(heads, {
        ownerIds: (p) => p.ownerId,
        ids: (p) => p.id,
        keys: (p) => p.key,
        kinds: (p) => p.kind,
        ats: (p) => p.at,
      }),
      ...named(changes, {
        changedOwners: (c) => c.ownerId,
        changedKinds: (c) => c.account,
        changesFen: (c) => c.amountFen,
      }),
      ...named(legs, {
        entryIds: (l) => l.id,
        entryOwners: (l) => l.ownerId,
        entryPostings: (l) => l.head.id,
        entryAccounts: (l) => l.account,
        entryFens: (l) => l.amountFen,
        entryPlaces: (l) => places.get(accountOf(l)) ?? null,
        entryLaters: (l) => l.later,
        entryKinds: (l) => l.head.kind,
        entryCounterparties: (l) => l.counterparty ?? '',
        entryBizNos: (l) => l.head.bizNo,
        entryAts: (l) => l.head.at,
      }),
    },
  }
}

/**
 * Writes postings in one round trip.
 * @throws {BalanceShort} @throws {AlreadyPosted}
 */
export async function post(db: Db, at: Date, postings: Posting[]): Promise<void> {
  try {
    await runFunctions(db, [postingWrites(postings.map((posting) => ({ posting, at })))])
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BALANCE_SHORT') throw new BalanceShort()
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
