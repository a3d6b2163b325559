import type { DataTemp, dataTempCalls } from '@wotu/contract/basic/dataTemp.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'
import { day, later } from '#kernel/call/terms.ts'

const prefix = '/api/basic/memberDataTemp'
/** More fields than any form has. */
const most = 200
const keptDays = 30

const own = (db: Db, boId: string) =>
  db.selectFrom('dataTemp').select(['id', 'type', 'details', 'updatedAt']).where('boId', '=', boId)

const shown = ({ updatedAt, ...row }: Omit<DataTemp, 'updatedAt'> & { updatedAt: Date }): DataTemp => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
})

export const dataTempHandlers = {
  '/openapi/basic/memberDataTemp/selByOrgAndType': async ({ input, db, actor }) => {
    const row = await own(db, actor.boId).where('type', '=', input.type).executeTakeFirst()
    return row ? shown(row) : null
  },

  [`${prefix}/selOrg`]: async ({ db, actor }) =>
    (await own(db, actor.boId).orderBy('updatedAt', 'desc').execute()).map(shown),

  [`${prefix}/addDataTemp`]: async ({ input, db, systemId, actor, now }) => {
    const { boId } = actor
    await db
      .insertInto('dataTemp')
      .values({ systemId, boId, id: newId(), type: input.type, details: '{}', updatedAt: now })
      .onConflict((c) => c.doNothing())
      .execute()
    return shown(await own(db, boId).where('type', '=', input.type).executeTakeFirstOrThrow())
  },

  [`${prefix}/addDetail`]: async ({ input, db, actor, now, refuse }) => {
    const row = own(db, actor.boId).where('id', '=', input.id)
    const { details: had } = found('暂存资料', await row.forUpdate().executeTakeFirst())
    const details = { ...had, ...Object.fromEntries(input.details.map(({ name, value }) => [name, value])) }
    if (Object.keys(details).length > most) refuse('DETAILS_FULL', { most })
    await db
      .updateTable('dataTemp')
      .set({ details: JSON.stringify(details), updatedAt: now })
      .where('boId', '=', actor.boId)
      .where('id', '=', input.id)
      .execute()
    return shown(await row.executeTakeFirstOrThrow())
  },

  [`${prefix}/del`]: async ({ input, db, actor, refuse }) => {
    const gone = db.deleteFrom('dataTemp').where('boId', '=', actor.boId).where('id', '=', input.id)
    const { numDeletedRows } = await gone.executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) refuse('NOT_FOUND', { what: '暂存资料' })
    return null
  },
} satisfies Handlers<typeof dataTempCalls>

/** Deletes what nobody went on with. */
export const sweepDataTemp: JobHandler = async ({ db, now }) => {
  await db
    .deleteFrom('dataTemp')
    .where('updatedAt', '<', later(now, -keptDays * day))
    .execute()
}
