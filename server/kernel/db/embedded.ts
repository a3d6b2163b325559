import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { unprivileged } from './binaries.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { supervise, type Supervisor } from './supervise.ts'

/** Long enough to replay the log after a crash. */
const patienceMs = 120_000
const pollMs = 10

export interface Embedded {
  url: string
  /** Stops the server, ending what still runs in it (a "fast" shutdown), and waits until it has. */
  stop: () => Promise<void>
  /** Starts the server again, at the same address, whenever it dies: see supervise.ts. */
  supervise: (lost: (reason: Error) => void) => void
}

/**
 * Starts PostgreSQL under `dataDir`, made at first use, on a free loopback port. A server that a killed process left
 * running there is adopted. It is a process of its own group: only `stop` ends it, not Ctrl-C in the terminal.
 * @throws when it can't run, with the end of its log
 */
export const startEmbedded = async (dataDir: string): Promise<Embedded> => (await launchEmbedded(dataDir)).ready()

/** The same in two steps: PostgreSQL's process has begun, or runs already, and `ready` waits until it answers. */
export const launchEmbedded = async (dataDir: string): Promise<{ ready: () => Promise<Embedded> }> => {
  const cluster = await openCluster(resolve(dataDir))
  const child = (await readLock(cluster)) ? undefined : await launch(cluster)
  return { ready: () => untilReady(cluster, child) }
}

const untilReady = async (cluster: Cluster, launched?: ChildProcess): Promise<Embedded> => {
  const lock = await untilAnswers(cluster, launched)
  const url = urlOf(cluster, lock.port)
  let supervisor: Supervisor | undefined
  return {
    url,
    stop: async () => {
      const pid = (await supervisor?.stop()) ?? lock.pid
      await stop(cluster, pid)
    },
    supervise: (lost) => {
      const startAgain = async (turn: () => Promise<void>) => {
        const start = () => turn().then(() => launch(cluster))
        return (await untilAnswers(cluster, undefined, start)).pid
      }
      supervisor ??= supervise({ pid: lock.pid, startAgain, lost })
    },
  }
}

const untilAnswers = async (
  cluster: Cluster,
  launched?: ChildProcess,
  start = () => launch(cluster),
): Promise<Lock> => {
  const deadline = Date.now() + patienceMs
  let child = launched
  while (Date.now() < deadline) {
    const lock = await readLock(cluster)
    // Our own child's word is enough; of whatever else runs there, or has left its lock, a connection tells.
    const isOurs = lock !== undefined && lock.pid === child?.pid && isAlive(child)
    const state = lock ? (isOurs ? lock.state : await probe(urlOf(cluster, lock.port))) : 'absent'
    if (lock && state === 'ready') return lock
    // A start can fail: another process starts the same cluster, the backends of a killed server have not all ended,
    // the port was taken in between. PostgreSQL sorts these out itself; the next round adopts or tries again.
    if (state === 'absent' && !isAlive(child)) child = await start()
    await sleep(pollMs)
  }
  const log = await readFile(join(cluster.home, 'log'), 'utf8').catch(() => '')
  throw new Error(`The embedded PostgreSQL in ${cluster.home} did not start.\n${log.slice(-2000)}`)
}

const isAlive = (child: ChildProcess | undefined) => child?.exitCode === null && child.signalCode === null

const launch = async ({ home, bin }: Cluster): Promise<ChildProcess> => {
  const settings = {
    port: await freePort(await lastPort(home)),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    jit: 'off',
    timezone: 'UTC',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await open(join(home, 'log'), 'a')
  const child = spawn(join(bin, 'postgres'), ['-D', join(home, 'data'), ...args], {
    ...unprivileged,
    cwd: home,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  await once(child, 'spawn')
  child.unref()
  await log.close()
  return child
}

/** The port that the server had when it last ran: whoever is still connected to it finds it there again. */
const lastPort = async (home: string): Promise<number> => {
  const options = await readFile(join(home, 'data/postmaster.opts'), 'utf8').catch(() => '')
  return Number(/"port=(\d+)"/.exec(options)?.[1] ?? 0)
}

/** The port that is wished for, if it is free. */
const freePort = async (wished = 0): Promise<number> => {
  const server = createServer().listen(wished, '127.0.0.1')
  const taken = await once(server, 'listening').then(
    () => false,
    () => true,
  )
  if (taken && wished !== 0) return freePort()
  const address = server.address()
  await promisify(server.close.bind(server))()
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

const urlOf = ({ password }: Cluster, port: number) => `postgres://wotu:${password}@127.0.0.1:${port}/postgres`

interface Lock {
  pid: number
  port: number
  state: 'ready' | 'starting'
}

/** What the running server says of itself in `postmaster.pid`; undefined when none runs. */
const readLock = async ({ home }: Cluster): Promise<Lock | undefined> => {
  const file = join(home, 'data/postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  const state = lines[7]?.trim() === 'ready' ? 'ready' : 'starting'
  if (!pid || !port) return undefined
  // After a restart of a container its process number may be anyone's, and PostgreSQL would refuse to start.
  const folder = process.platform === 'linux' ? await readlink(`/proc/${pid}/cwd`).catch(() => undefined) : undefined
  if (folder === undefined || folder === (await realpath(join(home, 'data')))) return { pid, port, state }
  await rm(file, { force: true })
  return undefined
}

const probe = async (url: string): Promise<'ready' | 'starting' | 'absent'> => {
  // Read after PostgreSQL was started, and so meanwhile.
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    // 57P03: it listens, but is still replaying its log, or already shutting down.
    return error instanceof pg.DatabaseError && error.code === '57P03' ? 'starting' : 'absent'
  } finally {
    await client.end()
  }
}

/** It removes its lock file last of all. */
const stop = async (cluster: Cluster, pid: number): Promise<void> => {
  try {
    process.kill(pid, 'SIGINT')
    while ((await readLock(cluster))?.pid === pid) {
      await sleep(pollMs)
      process.kill(pid, 0)
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
