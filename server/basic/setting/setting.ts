import type { Settings, settingCalls } from '@wotu/contract/basic/setting.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { forgetTerms, termsOf } from '#kernel/call/terms.ts'

/** What a tenant goes by: what it has set, else the defaults. */
export async function readSettings(db: Db, systemId: number): Promise<Settings> {
  const { settings, redirectHosts } = await db
    .selectFrom('system')
    .select(['settings', 'redirectHosts'])
    .where('id', '=', systemId)
    .executeTakeFirstOrThrow()
  const { transactionHome, servicePhone } = settings
  return {
    loginGuard: settings.loginGuard !== false,
    transactionHome: typeof transactionHome === 'string' ? transactionHome : '/transaction/index',
    redirectHosts,
    servicePhone: typeof servicePhone === 'string' ? servicePhone : '',
    terms: await termsOf(db, systemId),
  }
}

export const settingHandlers = {
  '/api/basic/system/setting/sel': ({ db, systemId }) => readSettings(db, systemId),

  '/api/basic/system/setting/upd': async ({ input, db, systemId }) => {
    const { terms = {}, redirectHosts, ...set } = input
    const { settings } = await db
      .selectFrom('system')
      .select('settings')
      .where('id', '=', systemId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await db
      .updateTable('system')
      .set({ settings: { ...settings, ...set }, ...(redirectHosts && { redirectHosts }) })
      .where('id', '=', systemId)
      .execute()
    const rows = Object.entries(terms).map(([name, value]) => ({ systemId, name, value }))
    if (rows.length > 0)
      await db
        .insertInto('term')
        .values(rows)
        .onConflict((c) => c.columns(['systemId', 'name']).doUpdateSet((e) => ({ value: e.ref('excluded.value') })))
        .execute()
    forgetTerms(systemId)
    return readSettings(db, systemId)
  },
} satisfies Handlers<typeof settingCalls>
