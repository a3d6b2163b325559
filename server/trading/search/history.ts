import type { searchHistoryCalls } from '@wotu/contract/trading/searchHistory.ts'
import type { Handlers } from '#kernel/call/handlers.ts'

/** How many searches are remembered. */
const kept = 20

export const searchHistoryHandlers = {
  '/api/buyer/dmp/search/history/list': async ({ db, actor }) => {
    const rows = await db
      .selectFrom('searchHistory')
      .select('words')
      .where('memberId', '=', actor.memberId)
      .orderBy('searchedAt', 'desc')
      .limit(kept)
      .execute()
    return rows.map((row) => row.words)
  },

  '/api/buyer/dmp/search/history/add': async ({ input, db, systemId, actor, now }) => {
    const own = { systemId, memberId: actor.memberId }
    await db
      .insertInto('searchHistory')
      .values({ ...own, words: input.words, searchedAt: now })
      .onConflict((c) => c.columns(['memberId', 'words']).doUpdateSet({ searchedAt: now }))
      .execute()
    await db
      .deleteFrom('searchHistory')
      .where('memberId', '=', actor.memberId)
      .where('words', 'in', (e) =>
        e
          .selectFrom('searchHistory')
          .select('words')
          .where('memberId', '=', actor.memberId)
          .orderBy('searchedAt', 'desc')
          .offset(kept),
      )
      .execute()
    return null
  },

  '/api/buyer/dmp/search/history/del': async ({ input, db, actor }) => {
    await db
      .deleteFrom('searchHistory')
      .where('memberId', '=', actor.memberId)
      .$if(input.words !== undefined, (q) => q.where('words', '=', input.words!))
      .execute()
    return null
  },
} satisfies Handlers<typeof searchHistoryCalls>
