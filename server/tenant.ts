import type { Db } from './kernel/db/db.ts'

/** The tenant that every installation has; others are added by hand. */
export const firstSystemId = 1001

/** Makes sure of the first tenant and of the origin that its own pages come from. What is there stays as it is. */
export const ensureTenant = async (db: Db, platform: string): Promise<void> => {
  await db
    .insertInto('system')
    .values({
      id: firstSystemId,
      name: '沃土',
      appName: '沃土',
      platformName: '沃土农业交易平台',
      appToken: 'wotu-demo',
    })
    .onConflict((on) => on.column('id').doNothing())
    .execute()
  await db
    .insertInto('systemOrigin')
    .values({ origin: platform, systemId: firstSystemId, kind: 'platform' })
    .onConflict((on) => on.column('origin').doNothing())
    .execute()
}
