import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { storedSecret } from '../call/storedSecret.ts'
import { findBinaries, isReachable, unprivileged } from './binaries.ts'

const run = promisify(execFile)

/** The embedded PostgreSQL's files. */
export interface Cluster {
  /** A folder of the server's user, closed to others: `data` (the cluster), `password`, `log`, perhaps `native`. */
  home: string
  /** The folder of PostgreSQL's programs. */
  bin: string
  password: string
}

/** The cluster of a `DATA_DIR`, made if there is none: UTF-8, sorted by bytes, its superuser `wotu` behind a password. */
export const openCluster = async (dataDir: string): Promise<Cluster> => {
  await mkdir(dataDir, { recursive: true })
  const home = await homeOf(dataDir)
  await mkdir(home, { recursive: true })
  await chmod(home, 0o700)
  await handOver(home)
  const cluster = { home, bin: await findBinaries(home), password: storedSecret(join(home, 'password')) }
  await handOver(join(home, 'password'))
  const isNew = await stat(join(home, 'data')).then(
    () => false,
    () => true,
  )
  if (isNew) await initialise(cluster)
  return cluster
}

/** Under `DATA_DIR`; where root keeps that closed to the server's user, in /var/lib instead. */
const homeOf = async (dataDir: string) =>
  (await isReachable(dataDir))
    ? join(dataDir, 'postgres')
    : join('/var/lib/wotu', createHash('sha256').update(dataDir).digest('hex').slice(0, 12))

const handOver = async (path: string) => {
  if (unprivileged) await chown(path, unprivileged.uid, unprivileged.gid)
}

/** Made aside and renamed when whole, so that being killed halfway, or a twin doing the same, leaves no broken one. */
const initialise = async ({ home, bin }: Cluster) => {
  const draft = join(home, `data-${randomBytes(4).toString('hex')}`)
  // The password is 32 random bytes: iterations would make every connection dearer, and guessing no harder.
  const options = [
    '--encoding=UTF8',
    '--locale=C',
    '--username=wotu',
    '--auth=scram-sha-256',
    '--set=scram_iterations=1',
  ]
  const args = ['-D', draft, ...options, `--pwfile=${join(home, 'password')}`]
  await run(join(bin, 'initdb'), args, { ...unprivileged, cwd: home })
  await rename(draft, join(home, 'data')).catch(() => rm(draft, { recursive: true }))
}
