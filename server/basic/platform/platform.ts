import type { platformCalls } from '@wotu/contract/basic/platform.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { readMe } from '../member/me.ts'
import { readSettings } from '../setting/setting.ts'

const maxCached = 100

let env = 'test'

/** Given once at start: the api environment, which names the ticket cookie. */
export const setEnvironment = (name: string) => {
  env = name
}

export const platformHandlers = {
  '/api/buyer/basic/system/project/config': async ({ db, systemId }) => {
    const system = await db
      .selectFrom('system')
      .select(['appToken', 'logo', 'appName', 'platformName'])
      .where('id', '=', systemId)
      .executeTakeFirstOrThrow()
    return {
      systemId,
      appToken: system.appToken,
      logo: system.logo,
      appNameCn: system.appName,
      platformName: system.platformName,
      env,
      ...(await readSettings(db, systemId)),
    }
  },

  '/api/basic/cache/getRedisByBoId': async ({ input, db, actor }) => {
    const row = await db
      .selectFrom('memberCache')
      .select('value')
      .where('memberId', '=', actor.memberId)
      .where('key', '=', input.key)
      .executeTakeFirst()
    return row?.value ?? null
  },

  '/api/basic/cache/setRedisByBoId': async ({ input, db, systemId, actor, now, refuse }) => {
    const { memberId } = actor
    const { key, value } = input
    if (value === '') {
      await db.deleteFrom('memberCache').where('memberId', '=', memberId).where('key', '=', key).execute()
      return null
    }
    const fresh = { value, updatedAt: now }
    await db
      .insertInto('memberCache')
      .values({ systemId, memberId, key, ...fresh })
      .onConflict((c) => c.columns(['memberId', 'key']).doUpdateSet(fresh))
      .execute()
    const { count } = await db
      .selectFrom('memberCache')
      .where('memberId', '=', memberId)
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count > maxCached) refuse('CACHE_FULL')
    return null
  },

  '/api/basic/member/switchEmployee': async ({ input, db, actor, session }) => {
    const { memberId } = actor
    const me = await readMe(db, { memberId, boId: input.boId })
    found(
      '身份',
      me.identities.find((identity) => identity.boId === input.boId),
    )
    await session.actFor(input.boId)
    return me
  },
} satisfies Handlers<typeof platformCalls>
