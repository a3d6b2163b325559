import type { areaCalls } from '@wotu/contract/basic/area.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found, refuse } from '#kernel/call/refuse.ts'

const areas = (db: Db) => db.selectFrom('area').selectAll().orderBy('code')

/** 省 市 区 of a county's code. @throws {Refusal} AREA_UNKNOWN when there is no such county */
export async function areaName(db: Db, code: string): Promise<string> {
  const area = await areas(db).where('code', '=', code).where('level', '=', 3).executeTakeFirst()
  return area?.fullName ?? refuse('AREA_UNKNOWN')
}

export const areaHandlers = {
  '/api/seller/system/area/selSpecAreaListByPid': ({ input, db }) =>
    areas(db).where('parent', '=', input.parent).execute(),

  '/api/system/area/selAreaById': async ({ input, db }) =>
    found('地区', await areas(db).where('code', '=', input.code).executeTakeFirst()),

  '/api/system/area/business/selListByParam': ({ input, db }) => areas(db).where('code', 'in', input.codes).execute(),

  '/api/system/area/selAreaListByParam': ({ input, db }) =>
    areas(db)
      .where('level', '=', input.level)
      .$if(input.parent !== undefined, (q) => q.where('parent', '=', input.parent!))
      .execute(),

  '/api/system/area/selAreaByAreaFullNameLike': ({ input, db }) =>
    areas(db)
      .where((e) => e.fn<number>('strpos', ['fullName', e.val(input.name)]), '>', 0)
      .limit(20)
      .execute(),
} satisfies Handlers<typeof areaCalls>
