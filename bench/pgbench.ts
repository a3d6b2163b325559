import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where Debian keeps a version's programs, which are not on the path. */
const debian = '/usr/lib/postgresql'

/** pgbench of the highest version there is, else what the path has. */
const findPgbench = (): string => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(debian, version, 'bin/pgbench')).find((file) => existsSync(file))
  return found ?? 'pgbench'
}

/** Fills pgbench's own tables. */
export const initPgbench = async (url: string, scale: number): Promise<void> => {
  await run(findPgbench(), ['-i', '-q', '-s', String(scale), url])
}

/** Transactions a second of TPC-B with so many clients at once. */
export const runPgbench = async (url: string, clients: number, seconds: number): Promise<number> => {
  const { stdout } = await run(findPgbench(), ['-n', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, url])
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  if (tps === undefined) throw new Error(`pgbench said: ${stdout}`)
  return Number(tps)
}
