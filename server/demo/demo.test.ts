import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setFilesDir } from '#adapters/files.ts'
import { loadAreas } from '../basic/index.ts'
import { setPepper } from '../kernel/pepper.ts'
import { inTenant } from '../kernel/tenant.ts'
import { testDb, wotu } from '../kernel/testing.ts'
import { loadCategories } from '../trading/categoryLoad.ts'
import { seedDemo } from './index.ts'

const partner = 'http://127.0.0.1:4601'
const { db } = await testDb()
const files = await mkdtemp(join(tmpdir(), 'wotu-demo-'))
afterAll(() => rm(files, { recursive: true }))

const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]!.n
const inDemo = <T>(fn: () => Promise<T>) => inTenant(wotu, fn)

beforeAll(async () => {
  setPepper('demo')
  setFilesDir(files)
  await loadAreas(db)
  await loadCategories(db, wotu)
  await seedDemo(db, { partner })
})

describe('the demo market', () => {
  it('has 8 shops and 300 goods on sale', () =>
    inDemo(async () => {
      expect(await count(sql`select count(*) as n from shop where state = 'open'`)).toBe(8)
      expect(await count(sql`select count(*) as n from goods`)).toBe(300)
    }))
})
