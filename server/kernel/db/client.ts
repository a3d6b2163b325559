import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { isStalePlan } from './stalePlan.ts'

/** Statements that one connection prepares before it is replaced by a fresh one: bounds the memory of both ends. */
const mostStatements = 400

const names = new Map<string, string>()

/** The same text has the same name in every process, as a pooler in between may require. */
const nameOf = (text: string): string => {
  let name = names.get(text)
  if (!name) {
    if (names.size >= 10 * mostStatements) names.clear()
    name = createHash('sha1').update(text).digest('base64url').slice(0, 16)
    names.set(text, name)
  }
  return name
}

/** Writes find their rows by key, so one plan serves all values: planning anew would cost more than running. */
const begin = 'begin; set local plan_cache_mode = force_generic_plan'
const begun: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] }

/**
 * A pooled connection as kysely sees it: prepares each statement once, and keeps to one tenant's rows. What is asked of
 * it in one turn of the event loop goes out in one packet: `begin` with the first statement, the last with `commit`.
 */
export class TenantClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #prepared = new Set<string>()
  #systemId: number | undefined | 'unset' = 'unset'
  #isHeld = false
  #isInTransaction = false
  readonly #settings: string
  readonly #onStale: () => void
  readonly openedAt = performance.now()

  /**
   * @param settings what holds for this connection as long as it lives, as SQL
   * @param onStale told when the tables have changed under a statement that was prepared here
   */
  constructor(client: PoolClient, settings: string, onStale: () => void) {
    this.#client = client
    this.#settings = settings
    this.#onStale = onStale
  }

  /** Shows the rows of this tenant from now on, or of none. Costs a round trip only when that is a change. */
  async become(systemId: number | undefined): Promise<void> {
    if (systemId === this.#systemId) return
    const role = this.#systemId === 'unset' ? `set role wotu_app; ${this.#settings}` : ''
    await this.#client.query(`${role}set wotu.system_id = '${systemId ?? ''}'`)
    this.#systemId = systemId
  }

  /** Statements without parameters (begin, commit, savepoints) go unprepared. */
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): never {
    if (typeof text !== 'string') throw new Error('Cursors are not in use.')
    this.#holdPackets()
    if (text === 'begin') {
      this.#isInTransaction = true
      // Nobody waits for it: were the connection broken, the statement behind it would say so.
      this.#client.query(begin).catch(() => {})
      return Promise.resolve(begun) as never
    }
    if (text === 'commit' || text === 'rollback') this.#isInTransaction = false
    if (values.length === 0) return this.#client.query(text) as never
    const name = nameOf(text)
    this.#prepared.add(name)
    const answer = this.#client.query({ name, text, values: [...values] })
    return answer.catch((error: unknown) => this.#withoutStalePlan(error, text, values)) as never
  }

  /** The statement did nothing yet: it is parsed anew, but in a transaction, which is undone and tried again (see tx.ts). */
  #withoutStalePlan(error: unknown, text: string, values: readonly unknown[]) {
    if (!isStalePlan(error)) throw error
    this.#onStale()
    if (this.#isInTransaction) throw error
    return this.#client.query({ text, values: [...values] })
  }

  /** Until this turn's promises have all run. */
  #holdPackets() {
    if (this.#isHeld) return
    this.#isHeld = true
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => {
      this.#isHeld = false
      stream.uncork()
    })
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#prepared.size > mostStatements)
  }
}
