import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import { createIdMaker, setIdMaker, type IdMaker } from './ids.ts'

const leaseMs = 60_000
const renewMs = 10_000

interface Options {
  nowMs?: () => number
  /** Given the maker with each node that is leased. */
  use?: (maker: IdMaker) => void
}

interface Taken {
  node: number
  fromMs: number
  untilMs: number
}

/**
 * Leases a node number for this process's ids, and renews it. That no id repeats depends on nobody's clock: ids of one
 * holder bear times before `used_until`, and those of the next begin there, wherever each clock stands. A process whose
 * lease wasn't renewed reaches that time by its own clock and makes no more; when it can renew again, or lease another, it
 * goes on.
 * @throws when every node is taken
 */
export const leaseIds = async (db: Db, { nowMs = Date.now, use = setIdMaker }: Options = {}) => {
  const holder = randomUUID()
  let lease: Taken
  let maker: IdMaker | undefined

  const take = async () => {
    const { rows } = await sql<Taken>`
      with free as (
        select node, greatest(used_until, ${maker?.nextMs() ?? 0}::bigint) as from_ms from id_node
        where expires_at < now() order by used_until, node limit 1 for update skip locked
      )
      update id_node n set holder = ${holder}, expires_at = now() + ${leaseMs} * interval '1 ms',
        used_until = greatest(f.from_ms, ${nowMs()}::bigint) + ${leaseMs}::bigint
      from free f where n.node = f.node
      returning n.node, f.from_ms, n.used_until as until_ms`.execute(db)
    const [taken] = rows
    if (!taken) throw new Error('Every node number for ids is taken: table id_node.')
    lease = taken
    maker = createIdMaker(taken.node, nowMs, { fromMs: taken.fromMs, untilMs: () => taken.untilMs })
    use(maker)
  }

  const renew = async () => {
    const current = lease
    const nextMs = Math.max(maker!.nextMs(), nowMs()) + leaseMs
    const { rows } = await sql<{ untilMs: number }>`
      update id_node set expires_at = now() + ${leaseMs} * interval '1 ms', used_until = greatest(used_until, ${nextMs}::bigint)
      where node = ${current.node} and holder = ${holder} returning used_until as until_ms`.execute(db)
    if (rows[0]) current.untilMs = rows[0].untilMs
    else await take()
  }

  await take()
  let renewing: Promise<void> | undefined
  // One that fails is tried again in ten seconds, long before the lease is over.
  const timer = setInterval(() => {
    renewing ??= renew()
      .catch(() => {})
      .finally(() => (renewing = undefined))
  }, renewMs).unref()

  return {
    renew,
    /** Gives the node back, for the next process to go on where this one ended. */
    stop: async () => {
      clearInterval(timer)
      await renewing
      lease.untilMs = 0
      await sql`update id_node set expires_at = now(), used_until = ${maker!.nextMs()}::bigint, holder = ''
        where node = ${lease.node} and holder = ${holder}`.execute(db)
    },
  }
}
