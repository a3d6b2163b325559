import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDb } from './kernel/testing/testing.ts'
import { ensureTenant, firstSystemId } from './tenant.ts'

it('gives the first tenant the origin of its pages, again and again, and leaves what is there', async () => {
  const { db } = await testDb()
  const platform = 'https://trade.example.com'
  await ensureTenant(db, platform)
  await sql`update system set platform_name = '邻家农贸' where id = ${firstSystemId}`.execute(db)
  await ensureTenant(db, platform)
  const { rows } = await sql`
    select s.platform_name, o.kind from system s join system_origin o on o.system_id = s.id where o.origin = ${platform}`.execute(
    db,
  )
  expect(rows).toEqual([{ platformName: '邻家农贸', kind: 'platform' }])
})
