import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrate, readMigrations } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { serverUrl: string; template: string }
  }
}

/** What every test finds: the platform's tenant with a partner, and another tenant. */
const fixture = `
  insert into system (id, name, app_name, platform_name, app_token) values
    (1001, 'wotu', '沃土', '沃土', 'wotu-app'), (1002, 'another', '邻家', '邻家', 'another-app');
  insert into system_origin (origin, system_id, kind) values
    ('http://localhost:4600', 1001, 'platform'), ('http://127.0.0.1:4601', 1001, 'partner'),
    ('http://another.localhost:4600', 1002, 'platform');
`

/** Of runs that were killed; no run lasts an hour. One may go meanwhile: of that there is nothing to see. */
const leftovers = `
  select format('drop database if exists %I with (force)', datname) as drop from pg_database
  where datname like 'wotu\\_te%' and (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification < now() - interval '1 hour'
`

/** `DATABASE_URL`, else an embedded one in a temporary folder. */
const findServer = async (): Promise<{ url: string; stop?: () => Promise<void> }> => {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL }
  const dataDir = join(tmpdir(), `wotu-test-${process.pid}`)
  const { url, stop } = await startEmbedded(dataDir)
  return { url, stop: () => stop().then(() => rm(dataDir, { recursive: true })) }
}

/** One template per schema, which each test file clones. Runs that start together take turns to make it. */
const makeTemplate = async (serverUrl: string): Promise<string> => {
  const schema = createHash('sha256').update(fixture)
  for (const { checksum } of await readMigrations()) schema.update(checksum)
  const template = `wotu_template_${schema.digest('hex').slice(0, 16)}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('wotu tests'))")
    const { rows } = await client.query<{ drop: string }>(leftovers)
    for (const { drop } of rows) await client.query(drop)
    const found = await client.query('select from pg_database where datname = $1', [template])
    if (found.rowCount === 0) await fillTemplate(client, serverUrl, template)
  } finally {
    await client.end()
  }
  return template
}

/** Filled under another name, and named when whole. */
const fillTemplate = async (client: pg.Client, serverUrl: string, template: string) => {
  const draft = `${template}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`)
  const url = Object.assign(new URL(serverUrl), { pathname: draft }).href
  await migrate(url)
  const inside = new pg.Client({ connectionString: url })
  await inside.connect()
  await inside.query(fixture)
  await inside.end()
  await client.query(`alter database ${draft} rename to ${template}`)
}

/** Vitest's global setup: a server and a template for every test file of the run. */
export default async (project: TestProject) => {
  const { url, stop } = await findServer()
  project.provide('postgres', { serverUrl: url, template: await makeTemplate(url) })
  return stop
}
