import pg from 'pg'

const local = 'postgres://postgres@127.0.0.1:5432/postgres'

/** `DATABASE_URL`, else a PostgreSQL that lets us in at its usual port; undefined where neither is. */
export const findServer = async (): Promise<string | undefined> => {
  const url = process.env.DATABASE_URL || local
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return url
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}

/** Runs statements on a connection of their own. */
export const withClient = async <T>(url: string, fn: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await fn(client)
  } finally {
    await client.end()
  }
}

/** A fresh database of this name; the one of an earlier run goes. @returns its URL, and what drops it */
export const freshDatabase = async (serverUrl: string, name: string) => {
  const drop = () => withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  await drop()
  await withClient(serverUrl, (client) =>
    client.query(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`),
  )
  return { url: Object.assign(new URL(serverUrl), { pathname: name }).href, drop }
}
