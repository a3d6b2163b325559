import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, startServer, type ServerProcess } from '../../../bench/serverProcess.ts'
import { startEmbedded } from '../../../server/kernel/db/embedded.ts'

/** The pepper of the servers under test, so that the test can store a payment password too. */
export const secret = 'faults'

const dataDir = join(tmpdir(), `wotu-faults-${process.pid}`)

/** Real server processes, one after the other, on an embedded database of their own that outlives them. */
export class House {
  readonly port: number
  #server: ServerProcess

  private constructor(port: number, server: ServerProcess) {
    this.port = port
    this.#server = server
  }

  static async open(): Promise<House> {
    const port = await freePort()
    return new House(port, await start(port))
  }

  /** `kill -9` of the server; its database goes on, for the next one to adopt. @returns how long the next took to start */
  async killServer(): Promise<number> {
    await this.#server.end('SIGKILL')
    return this.#restart()
  }

  /** `kill -9` of the database, postmaster and children, under the running server; then the server goes too. */
  async killDatabase(): Promise<number> {
    const postmaster = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
    for (const pid of [postmaster, ...childrenOf(postmaster)]) killHard(pid)
    await this.#server.end('SIGKILL')
    return this.#restart()
  }

  async #restart(): Promise<number> {
    this.#server = await start(this.port)
    return this.#server.readyMs
  }

  /** A look into the database past all walls; adopts the running one, whose port changes when it starts again. */
  async look<T>(fn: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: await databaseUrl() })
    await client.connect()
    try {
      return await fn(client)
    } finally {
      await client.end()
    }
  }

  async close(): Promise<void> {
    await this.#server.end('SIGKILL')
    await (await startEmbedded(dataDir)).stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const databaseUrl = async () => (await startEmbedded(dataDir)).url

const start = (port: number) =>
  startServer({
    program: 'source',
    port,
    env: { DATA_DIR: dataDir, NODE_ENV: 'production', WOTU_SECRET: secret },
    log: join(tmpdir(), `wotu-faults-${process.pid}.log`),
  })

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`))
    .filter((name) => parentOf(name) === parent)
    .map(Number)

const parentOf = (pid: string): number => {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return 0 // it ended meanwhile
  }
}

const killHard = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
