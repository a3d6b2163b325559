import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Where the migrations lie in the source tree; a bundled server passes its own folder. */
export const migrationsDir = join(import.meta.dirname, '../../migrations')

export interface Migration {
  /** The file's name without `.sql`. */
  name: string
  sql: string
  checksum: string
}

/** A row of `migration`. */
interface Ran {
  name: string
  checksum: string
}

/** The migrations of a folder, in order. @throws when a name does not read `NNNN_name.sql`, or a number comes twice */
export const readMigrations = async (dir = migrationsDir): Promise<Migration[]> => {
  const files = (await readdir(dir)).filter((file) => file.endsWith('.sql')).sort()
  files.forEach((file, i) => {
    if (!/^\d{4}_\w+\.sql$/.test(file)) throw new Error(`A migration is named NNNN_name.sql, not ${file}`)
    if (files[i - 1]?.slice(0, 4) === file.slice(0, 4)) throw new Error(`Two migrations have one number: ${file}`)
  })
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(dir, file), 'utf8')
      return { name: file.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the database of `url` to the present schema, each file in a transaction of its own. Forward only.
 * Two migrators at once are safe: a table lock makes them take turns. The URL's user must own the schema.
 * @returns the names of the migrations it ran
 * @throws when a file that has run was edited, or fails; the earlier files stay
 */
export const migrate = async (url: string, dir = migrationsDir): Promise<string[]> => {
  const migrations = await readMigrations(dir)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await createRecord(client)
    const records = await client.query<Ran>('select name, checksum from migration')
    const known = new Map(records.rows.map(({ name, checksum }) => [name, checksum]))
    const done: string[] = []
    for (const migration of migrations)
      if (!hasRun(migration, known.get(migration.name)) && (await runOnce(client, migration))) done.push(migration.name)
    return done
  } finally {
    await client.end()
  }
}

/** Its row of the catalogue, the table, or the table's type was there a moment later. */
const createdMeanwhile = ['23505', '42P07', '42710']

/** `if not exists` still fails when another session creates the table at the same moment; the table is there then. */
const createRecord = async (client: pg.Client) => {
  try {
    await client.query(`
      create table if not exists migration (
        name text primary key, checksum text not null, run_at timestamptz not null default now()
      )`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && createdMeanwhile.includes(error.code ?? ''))) throw error
  }
}

/** @param recorded the checksum of what ran under this name, if it ran */
const hasRun = ({ name, checksum }: Migration, recorded: string | undefined) => {
  if (recorded === undefined || recorded === checksum) return recorded !== undefined
  throw new Error(`Migration ${name} was edited after it ran. Restore it, and put the change into a new file.`)
}

const runOnce = async (client: pg.Client, migration: Migration): Promise<boolean> => {
  await client.query('begin; lock table migration in exclusive mode')
  try {
    // Another migrator may have run it before this one got the lock.
    const { rows } = await client.query<Ran>('select checksum from migration where name = $1', [migration.name])
    const first = !hasRun(migration, rows[0]?.checksum)
    if (first) {
      await client.query(migration.sql)
      await client.query('insert into migration (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
    }
    await client.query('commit')
    return first
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
