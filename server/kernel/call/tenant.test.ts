import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { forEachTenant, inTenant } from './tenant.ts'
import { another, inRollback, testDb, wotu } from '../testing/testing.ts'
import { tx } from './tx.ts'

/** No tenant's: what the migrator did, the tenants themselves, and dictionaries that all share. */
const withoutSystemId = ['area', 'dict_item', 'id_node', 'migration', 'point_rule', 'system']

const sms = (systemId: number) => ({
  systemId,
  id: newId(),
  phone: '13900000001',
  text: '你好',
  createdAt: clock.now(),
})
const read = (db: Db) => db.selectFrom('outboxSms').select('systemId').execute()

describe('the wall between tenants', () => {
  it('stands around every table, but for a named few', async () => {
    const { db } = await testDb()
    const { rows } = await sql<{ table: string; tenant: boolean; forced: boolean }>`
      select c.relname as table, a.attname is not null as tenant, c.relrowsecurity and c.relforcerowsecurity
        and exists (select from pg_policy where polrelid = c.oid) as forced
      from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'system_id' and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`.execute(db)
    expect(rows.filter((row) => row.tenant && !row.forced)).toEqual([])
    expect(rows.filter((row) => !row.tenant).map((row) => row.table)).toEqual(withoutSystemId)
    expect(rows.length).toBeGreaterThan(7)
  })

  it('hides the rows of another tenant, and all of them outside any', async () => {
    const { db, clear } = await testDb()
    for (const id of [wotu, another]) await inTenant(id, () => db.insertInto('outboxSms').values(sms(id)).execute())
    expect(await inTenant(wotu, () => read(db))).toEqual([{ systemId: wotu }])
    expect(await inTenant(another, () => read(db))).toEqual([{ systemId: another }])
    expect(await read(db)).toEqual([])
    await clear()
  })

  it('holds when both tenants share one connection at the same time', async () => {
    const { db, clear } = await testDb()
    const ids = Array.from({ length: 60 }, (_, i) => (i % 2 ? wotu : another))
    await Promise.all(ids.map((id) => inTenant(id, () => db.insertInto('outboxSms').values(sms(id)).execute())))
    const seen = await Promise.all(ids.map((id) => inTenant(id, () => read(db))))
    seen.forEach((rows, i) => expect(new Set(rows.map((row) => row.systemId))).toEqual(new Set([ids[i]])))
    await clear()
  })

  it(
    'refuses a row written for another tenant, or moved to it',
    inRollback(async (db) => {
      const write = (query: (trx: Db) => Promise<unknown>) => tx(db, query)
      await expect(write((trx) => trx.insertInto('outboxSms').values(sms(another)).execute())).rejects.toThrow('policy')
      await db.insertInto('outboxSms').values(sms(wotu)).execute()
      await expect(write((trx) => trx.updateTable('outboxSms').set({ systemId: another }).execute())).rejects.toThrow(
        'policy',
      )
    }),
  )

  it('cannot be left by a tenant in the middle of another’s transaction', async () => {
    const { db } = await testDb()
    const attempt = inTenant(wotu, () => tx(db, () => inTenant(another, async () => {})))
    await expect(attempt).rejects.toThrow('inTenant: not inside a transaction')
  })

  it('lets platform-wide work see the jobs of all, and a tenant only its own', async () => {
    const { db, clear } = await testDb()
    await forEachTenant(db, async (systemId) => {
      const job = { systemId, id: newId(), kind: 'test', key: '1', runAt: clock.now(), payload: '{}' }
      await db.insertInto('job').values(job).execute()
    })
    const jobs = () => db.selectFrom('job').select('systemId').orderBy('systemId').execute()
    expect(await jobs()).toEqual([{ systemId: wotu }, { systemId: another }])
    expect(await inTenant(another, jobs)).toEqual([{ systemId: another }])
    await clear()
  })

  it('lets an index on arrays serve a search, as only operators known to leak nothing may', async () => {
    const { db } = await testDb()
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc where proname in ('arraycontains', 'arrayoverlap') and proleakproof
      order by 1`.execute(db)
    expect(rows).toEqual([{ name: 'arraycontains' }, { name: 'arrayoverlap' }])
  })

  it('keeps the server from reading as the tables’ owner', async () => {
    const { db } = await testDb()
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
    expect(rows).toEqual([{ role: 'wotu_app' }])
    await expect(sql`select * from migration`.execute(db)).rejects.toThrow('permission denied')
  })
})
