import { manufacturerCalls, type Manufacturer } from '@wotu/contract/basic/manufacturer.ts'
import { crud } from '#kernel/call/crud.ts'
import type { Actor, Context, Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { paged, type Db } from '#kernel/db/db.ts'
import { clearDefault, ensureDefault } from '#kernel/db/oneDefault.ts'
import { areaName } from '../area/area.ts'
import { lockMember } from '../member/lockMember.ts'
import { maskName } from '../member/mask.ts'
import type { ManufacturerTable } from '../tables.ts'

const prefix = '/api/basic/manage/manufacturer'
/** More than anybody runs; a list of all stays short. */
const most = 50

type Asking = Pick<Context<unknown, Actor>, 'db' | 'actor'>

const own = (db: Db, boId: string) => db.selectFrom('manufacturer').selectAll().where('boId', '=', boId)
/** The default first. */
const all = (db: Db, boId: string) => own(db, boId).orderBy('isDefault', 'desc').orderBy('id', 'desc').execute()

/** The one that this person works for: what they chose, else the default. */
async function currentId({ db, actor }: Asking): Promise<string | undefined> {
  const chosen = await db
    .selectFrom('manufacturerChoice')
    .select('manufacturerId')
    .where('boId', '=', actor.boId)
    .where('memberId', '=', actor.memberId)
    .executeTakeFirst()
  if (chosen) return chosen.manufacturerId
  return (await own(db, actor.boId).where('isDefault', '=', true).executeTakeFirst())?.id
}

async function shown(asking: Asking, rows: ManufacturerTable[]): Promise<Manufacturer[]> {
  const current = await currentId(asking)
  return rows.map(({ systemId: _, boId: __, createdAt: ___, ...row }) => {
    const isCurrent = row.id === current
    const actions: Manufacturer['actions'] = [
      'edit',
      ...(isCurrent ? [] : (['switch'] as const)),
      ...(row.isDefault ? [] : (['setDefault'] as const)),
      'del',
    ]
    return { ...row, isCurrent, actions }
  })
}

const regular = crud(prefix, {
  table: 'manufacturer',
  title: '生产主体',
  shown,
  beforeAdd: async ({ db, actor, refuse }) => {
    await lockMember(db, actor.boId)
    if ((await all(db, actor.boId)).length >= most) refuse('MANUFACTURER_FULL', { most })
  },
  columns: async (
    { db, actor, refuse },
    draft: Omit<ManufacturerTable, 'systemId' | 'boId' | 'id' | 'createdAt' | 'areaName'>,
    row,
  ) => {
    await lockMember(db, actor.boId)
    const namesake = await own(db, actor.boId).where('name', '=', draft.name).executeTakeFirst()
    if (namesake && namesake.id !== row?.id) refuse('NAME_TAKEN', { what: '生产主体' })
    if (draft.isDefault) await clearDefault(db, { table: 'manufacturer', boId: actor.boId })
    return { ...draft, areaName: await areaName(db, draft.areaCode) }
  },
  beforeDelete: ({ db, actor }) => lockMember(db, actor.boId),
  settle: ({ db, actor }, id) => ensureDefault(db, { table: 'manufacturer', boId: actor.boId }, id),
})

export const manufacturerHandlers = {
  ...regular(manufacturerCalls),

  [`${prefix}/selDefault`]: async (context) => {
    const rows = await shown(context, await all(context.db, context.actor.boId))
    return rows.find(({ isCurrent }) => isCurrent) ?? null
  },

  [`${prefix}/selList`]: async (context) => shown(context, await all(context.db, context.actor.boId)),

  [`${prefix}/selListByParam`]: async (context) => {
    const { db, actor, input } = context
    const rows = own(db, actor.boId)
      .$if(input.name !== undefined, (q) => q.where((e) => e(e.fn('strpos', ['name', e.val(input.name!)]), '>', 0)))
      .$if(input.kind !== undefined, (q) => q.where('kind', '=', input.kind!))
    const page = await paged(db, { rows, by: [{ column: 'id' }] }, input)
    return { ...page, rows: await shown(context, page.rows) }
  },

  '/api/basic/member/switchManufacturer': async ({ db, systemId, actor, input }) => {
    const { boId, memberId } = actor
    const row = own(db, boId).where('id', '=', input.id).forKeyShare()
    const { id: manufacturerId } = found('生产主体', await row.executeTakeFirst())
    await db
      .insertInto('manufacturerChoice')
      .values({ systemId, boId, memberId, manufacturerId })
      .onConflict((c) => c.columns(['boId', 'memberId']).doUpdateSet({ manufacturerId }))
      .execute()
    return null
  },

  '/api/pdmg/base/manufacturer/selListByType': async ({ db, systemId, input }) => {
    const rows = db
      .selectFrom('manufacturer')
      .select(['id', 'name', 'kind', 'areaName'])
      .where('systemId', '=', systemId)
      .where('kind', '=', input.kind)
    const page = await paged(db, { rows, by: [{ column: 'id' }] }, input)
    return {
      ...page,
      rows: page.rows.map((row) => ({ ...row, name: row.kind === 'person' ? maskName(row.name) : row.name })),
    }
  },
} satisfies Handlers<typeof manufacturerCalls>
