import type { Db } from '#kernel/db.ts'
import { refuse } from '#kernel/refuse.ts'

/** 省 市 区 of a county's code. @throws {Refusal} AREA_UNKNOWN when there is no such county */
export async function areaName(db: Db, code: string): Promise<string> {
  const area = await db.selectFrom('area').select('fullName').where('code', '=', code).where('level', '=', 3).executeTakeFirst()
  return area?.fullName ?? refuse('AREA_UNKNOWN')
}
