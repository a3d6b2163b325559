import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrate, migrationsDir } from './migrate.ts'

const { serverUrl } = inject('postgres')
let name: string
let url: string
let dir: string

const query = async (text: string, at = url) => {
  const client = new pg.Client({ connectionString: at })
  await client.connect()
  return client.query(text).finally(() => client.end())
}
const file = (fileName: string, text: string) => writeFile(join(dir, fileName), text)
const created = async () => {
  const { rows } = await query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  return rows.map((row) => row.tablename)
}

beforeEach(async () => {
  name = `wotu_test_${randomBytes(6).toString('hex')}`
  url = Object.assign(new URL(serverUrl), { pathname: name }).href
  dir = await mkdtemp(join(tmpdir(), 'wotu-migrations-'))
  await query(`create database ${name}`, serverUrl)
})

afterEach(async () => {
  await query(`drop database ${name} with (force)`, serverUrl)
  await rm(dir, { recursive: true })
})

describe('migrate', () => {
  it('runs each file once, in order', async () => {
    await file('0002_two.sql', 'alter table one add two integer')
    await file('0001_one.sql', 'create table one (id integer)')
    expect(await migrate(url, dir)).toEqual(['0001_one', '0002_two'])
    expect(await migrate(url, dir)).toEqual([])
    await file('0003_three.sql', 'create table three (id integer)')
    expect(await migrate(url, dir)).toEqual(['0003_three'])
  })

  it('lets several migrators start at the same moment: each file still runs once', async () => {
    for (const n of [1, 2, 3, 4, 5]) await file(`000${n}_t${n}.sql`, `create table t${n} (id integer)`)
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(url, dir)))
    expect(ran.flat().sort()).toEqual(['0001_t1', '0002_t2', '0003_t3', '0004_t4', '0005_t5'])
  })

  it('leaves nothing of a file that fails, and keeps those before it', async () => {
    await file('0001_one.sql', 'create table one (id integer)')
    await file('0002_two.sql', 'create table two (id integer); select 1/0')
    await expect(migrate(url, dir)).rejects.toThrow('Migration 0002_two failed: division by zero')
    expect(await created()).toEqual(['migration', 'one'])
    await file('0002_two.sql', 'create table two (id integer)')
    expect(await migrate(url, dir)).toEqual(['0002_two'])
  })

  it('refuses a file that was edited after it ran', async () => {
    await file('0001_one.sql', 'create table one (id integer)')
    await migrate(url, dir)
    await file('0001_one.sql', 'create table one (id bigint)')
    await expect(migrate(url, dir)).rejects.toThrow('Migration 0001_one was edited after it ran')
  })

  it('lets a process of the last release start again, which knows fewer files than have run', async () => {
    await file('0001_one.sql', 'create table one (id integer)')
    await file('0002_two.sql', 'create table two (id integer)')
    await migrate(url, dir)
    await rm(join(dir, '0002_two.sql'))
    expect(await migrate(url, dir)).toEqual([])
  })

  it('refuses names out of order: a wrong pattern, a number that comes twice', async () => {
    await file('0001_one.sql', '')
    await file('0001_other.sql', '')
    await expect(migrate(url, dir)).rejects.toThrow('Two migrations have one number: 0001_other.sql')
    await rm(join(dir, '0001_other.sql'))
    await file('2_two.sql', '')
    await expect(migrate(url, dir)).rejects.toThrow('not 2_two.sql')
  })

  it('makes the real schema, twice at once, as a user who is no superuser but was granted the role', async () => {
    const owner = `${name}_owner`
    await query(`create role ${owner} login password 'x' in role wotu_app`, serverUrl)
    await query(`alter database ${name} owner to ${owner}`, serverUrl)
    try {
      const asOwner = Object.assign(new URL(url), { username: owner, password: 'x' }).href
      await Promise.all([migrate(asOwner, migrationsDir), migrate(asOwner, migrationsDir)])
      expect(await created()).toContain('job')
      await query('set role wotu_app', asOwner)
    } finally {
      await query(`alter database ${name} owner to current_user`, serverUrl)
      await query(`reassign owned by ${owner} to current_user; drop owned by ${owner}`, url)
      await query(`drop role ${owner}`, serverUrl)
    }
  })
})
