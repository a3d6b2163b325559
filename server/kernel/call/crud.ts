import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Call } from '@wotu/contract/call.ts'
import type { ResourceCall } from '@wotu/contract/resource.ts'
import type { Db, Tables } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { paged, type Paging } from '../db/paged.ts'
import type { Actor, Context, Handlers } from './handlers.ts'
import { found } from './refuse.ts'

/** A table of things that belong to a business: the columns that every one of them has. */
interface Owned {
  systemId: number
  boId: string
  id: string
  createdAt: Date
}
type OwnedTable = { [T in keyof Tables]: Selectable<Tables[T]> extends Owned ? T : never }[keyof Tables]
type Rest<Row> = Omit<Row, keyof Owned>
type Change = Context<unknown, Actor>

interface Kept<T extends OwnedTable, Draft, Shown> {
  table: T
  /** What one is called where it isn't found: 生产主体. */
  title: string
  /** Rows as they are answered. */
  shown: (context: Change, rows: Selectable<Tables[T]>[]) => Promise<Shown[]> | Shown[]
  /** The columns that hold what was filled in. `row` is the one that is changed. It may refuse. */
  columns: (context: Change, draft: Draft, row?: Selectable<Tables[T]>) => Promise<Rest<Insertable<Tables[T]>>>
  /** Refuses where none may be added, or this one not be deleted. */
  beforeAdd?: (context: Change) => Promise<unknown>
  beforeDelete?: (context: Change, row: Selectable<Tables[T]>) => Promise<unknown>
  /** What must hold again after any change: one default, a sum. */
  settle?: (context: Change, id: string) => Promise<unknown>
}

/** An owner's row. @throws {Refusal} NOT_FOUND also where it is somebody else's */
const readOwn = async <T extends OwnedTable>(db: Db, table: T, title: string, boId: string, id: string) => {
  const own = db
    .selectFrom(table as 'address')
    .selectAll()
    .where('boId', '=', boId)
    .where('id', '=', id)
  return found(title, await own.executeTakeFirst()) as unknown as Selectable<Tables[T]>
}

/**
 * Answers the calls that `resource` of the contract makes, for things that belong to the business that the caller acts
 * for. What departs from it is a handler of its own, written out.
 */
export function crud<T extends OwnedTable, Draft extends object, Shown, P extends string>(
  prefix: P,
  kept: Kept<T, Draft, Shown>,
) {
  const { table, title, shown, columns } = kept
  const named = table as 'address'
  const one = async (context: Change, id: string) => {
    const row = await readOwn(context.db, table, title, context.actor.boId, id)
    return (await shown(context, [row]))[0]!
  }
  const handlers: Record<ResourceCall, (context: Context<never, Actor>) => Promise<unknown>> = {
    add: async (context: Context<Draft, Actor>) => {
      const { db, systemId, actor, now, input } = context
      await kept.beforeAdd?.(context)
      const id = newId()
      const row = { ...(await columns(context, input)), systemId, boId: actor.boId, id, createdAt: now }
      await db
        .insertInto(named)
        .values(row as never)
        .execute()
      await kept.settle?.(context, id)
      return one(context, id)
    },
    upd: async (context: Context<Draft & { id: string }, Actor>) => {
      const { db, actor } = context
      const { id, ...draft } = context.input
      const row = await readOwn(db, table, title, actor.boId, id)
      const set = (await columns(context, draft as unknown as Draft, row)) as Updateable<Tables['address']>
      await db.updateTable(named).set(set).where('boId', '=', actor.boId).where('id', '=', id).execute()
      await kept.settle?.(context, id)
      return one(context, id)
    },
    del: async (context: Context<{ id: string }, Actor>) => {
      const { db, actor, input } = context
      const row = await readOwn(db, table, title, actor.boId, input.id)
      await kept.beforeDelete?.(context, row)
      await db.deleteFrom(named).where('boId', '=', actor.boId).where('id', '=', input.id).execute()
      await kept.settle?.(context, input.id)
      return null
    },
    selById: (context: Context<{ id: string }, Actor>) => one(context, context.input.id),
    selByPage: async (context: Context<Paging, Actor>) => {
      const { db, actor, input } = context
      const rows = db.selectFrom(named).selectAll().where('boId', '=', actor.boId)
      const page = await paged(db, { rows, by: [{ column: 'id' }] }, input)
      return { ...page, rows: await shown(context, page.rows as unknown as Selectable<Tables[T]>[]) }
    },
  }
  return <Calls extends Record<string, Call>>(calls: Calls) => {
    const own = Object.keys(handlers).filter((name) => `${prefix}/${name}` in calls) as ResourceCall[]
    return Object.fromEntries(own.map((name) => [`${prefix}/${name}`, handlers[name]])) as unknown as Handlers<
      Pick<Calls, Extract<keyof Calls, `${P}/${ResourceCall}`>>
    >
  }
}
