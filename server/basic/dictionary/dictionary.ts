import type { dictionaryCalls } from '@wotu/contract/basic/dictionary.ts'
import { type Db, pagedRows } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'

/** The items of one dictionary, or of all, in their order. */
export const items = (db: Db, dictId?: string) =>
  db
    .selectFrom('dictItem')
    .select(['dictId', 'code', 'name'])
    .$if(dictId !== undefined, (q) => q.where('dictId', '=', dictId!))
    .orderBy('dictId')
    .orderBy('sort')

/** All of one dictionary, with their syllables; what knows those is read when it is first asked. */
const choices = async (db: Db, dictId: string) => {
  const { pinyin } = await import('pinyin-pro')
  const rows = await items(db, dictId).execute()
  return rows.map((row) => ({ ...row, pinyin: pinyin(row.name, { toneType: 'none', nonZh: 'consecutive', v: true }) }))
}

export const dictionaryHandlers = {
  '/api/basic/system/dictItem/selItemListByDictId': ({ input, db }) => choices(db, input.dictId),

  '/api/buyer/basic/system/dictItem/selItemListByDictId': ({ input, db }) => choices(db, input.dictId),

  '/api/basic/system/dictItem/selSpecItemListByDictId': async ({ input, db }) => {
    const all = await items(db, input.dictId).execute()
    return all.filter((item) => input.codes.includes(item.code))
  },

  '/api/basic/system/dictItem/selItemByCode': async ({ input, db }) =>
    found('字典条目', await items(db, input.dictId).where('code', '=', input.code).executeTakeFirst()),

  '/api/basic/system/dictItem/selItemListByParam/manage': async ({ input, db }) => {
    const all = await items(db, input.dictId).execute()
    return pagedRows(
      all.filter((item) => item.name.includes(input.keyword)),
      input,
    )
  },
} satisfies Handlers<typeof dictionaryCalls>
