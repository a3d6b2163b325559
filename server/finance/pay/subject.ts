import type { Bill } from '@wotu/contract/finance/pay.ts'
import type { PayWay } from '@wotu/contract/trading/order/order.ts'
import { type Db, type DbFunction, queryText } from '#kernel/db/db.ts'
import type { Leg, Posting } from '../ledger/ledger.ts'
import type { BillRow } from './bill.ts'

// What bills are for. Each domain whose things are paid at the cashier registers its subject; the cashier knows none by itself.

/** One of the things that a bill is for, as it stands. */
export interface Thing {
  id: string
  no: string
  /** Whom the money is for, as the payer is told, and who that is. */
  payee: string
  payeeId: string
  title: string
  picture: string
  amountFen: number
  /** By its owner's own table of states. */
  state: string
  /** Its payee takes no money now. */
  closed: boolean
  /** It was paid beside the platform, and its payee has confirmed that. */
  transferred: boolean
}

/** What a subject's SQL selects, in snake_case. */
const columns = ['id', 'no', 'payee', 'payee_id', 'title', 'picture', 'amount_fen', 'state', 'closed', 'transferred']
const thingColumns = columns.map((column) => `t.${column}`).join(', ')

/** A bill that is being settled, and the account that its money comes from. */
export interface Settling {
  payerId: string
  id: string
  subjectIds: string[]
  amountFen: number
  source: Omit<Leg, 'amountFen'>
}

/** A thing that becomes paid. */
interface PaidThing {
  payerId: string
  id: string
  amountFen: number
  way: PayWay
  at: Date
}

export interface Settled {
  postings: Posting[]
  /** The things that are paid now; none for a recharge. */
  paid: PaidThing[]
  /** Whom it concerns beside the payer, with what their pages read of it. */
  concerned: [memberOrBoId: string, paths: readonly string[]][]
}

/** What a bill can be for. */
export interface Subject {
  /** What the channel's page says is paid. */
  title: string
  /** How it may be paid. */
  ways: readonly PayWay[]
  /**
   * SQL that selects one thing with the columns of `Thing`, of a payer and by an id, which are given as SQL, too: so a bill and its
   * things are read by one statement, and their owner alone names their tables. Without it a bill names no things.
   */
  thing?: (payerId: string, id: string) => string
  /** What its payer is told of a bill that waits, by how its things stand. */
  standing: (things: readonly Thing[]) => Bill['state']
  /** Says what paying comes to and where the money goes, or why it can't: the thing moved on, or costs something else by now. */
  settle: (
    bill: Settling,
    things: readonly Thing[],
    way: PayWay,
    now: Date,
  ) => Settled | 'stateChanged' | 'amountChanged'
  /** What moves the things paid for; refuses STATE_CHANGED when one has moved meanwhile. */
  write: (paid: readonly PaidThing[]) => DbFunction[]
}

const subjects = new Map<string, Subject>()

/** Said once by the domain that owns what is paid for. @throws when the name isn't a plain word: it stands in SQL */
export function registerSubject(name: string, subject: Subject): void {
  if (!/^[a-z][A-Za-z]*$/.test(name)) throw new Error(`Not a name of a subject: ${name}`)
  subjects.set(name, subject)
}

export function subjectOf(name: string): Subject {
  const subject = subjects.get(name)
  if (!subject) throw new Error(`nobody has registered what bills for ${name} are`)
  return subject
}

/** What writes the things paid by these bills, subject by subject, always in the same order. */
export const paidWrites = (settled: readonly { subject: string; settled: Settled }[]): DbFunction[] =>
  [...subjects].flatMap(([name, { write }]) => {
    const paid = settled.filter(({ subject }) => subject === name).flatMap((one) => one.settled.paid)
    return paid.length === 0 ? [] : write(paid)
  })

/**
 * The things of a bill as SQL, one row each, whatever it is for: to be joined laterally to a row of `bill`, named by its alias.
 * @returns the join, and the columns of `t` that it brings; `t.id` is null where the bill names no things
 */
export function thingsJoin(bill: string): string {
  const selects = [...subjects].flatMap(([name, { thing }]) =>
    thing
      ? [`select ${thingColumns} from (${thing(`${bill}.payer_id`, 'x.id')}) t where ${bill}.subject = '${name}'`]
      : [],
  )
  return `left join lateral unnest(${bill}.subject_ids) as x(id) on true
    left join lateral (${selects.join(' union all ')}) t on true`
}

/** The things that these bills of one payer are for, in order of id. */
export async function readThings(
  db: Db,
  bills: readonly Pick<BillRow, 'payerId' | 'subject' | 'subjectIds'>[],
): Promise<Thing[]> {
  const things: Thing[] = []
  for (const [name, { thing }] of subjects) {
    const of = bills.filter(({ subject }) => subject === name)
    const ids = [...new Set(of.flatMap(({ subjectIds }) => subjectIds))]
    if (!thing || ids.length === 0) continue
    const text = `select ${thingColumns} from unnest($2::bigint[]) as x(id)
      cross join lateral (${thing('$1::bigint', 'x.id')}) t order by t.id`
    things.push(...(await queryText<Thing>(db, text, [of[0]!.payerId, ids])))
  }
  return things
}

/** The first of these things whose payee takes no money now. */
export const closedOf = (things: readonly Thing[]) => things.find(({ closed }) => closed)
