import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, startServer, type ServerProcess } from '../../../bench/serverProcess.ts'
import { startEmbedded } from '../../../server/kernel/db/embedded.ts'

/** The pepper of the servers under test, so that the test can store a payment password too. */
export const secret = 'faults-q7Jv0m2Xc9Lr5Tz8Wb1Nd4Yf6Hg3'

const dataDir = join(tmpdir(), `wotu-faults-${process.pid}`)

const log = join(tmpdir(), `wotu-faults-${process.pid}.log`)

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
    this.#killPostgres()
    await this.#server.end('SIGKILL')
    return this.#restart()
  }

  /** `kill -9` of the database alone. @returns how long its server took to answer again */
  async loseDatabase(): Promise<number> {
    const begun = performance.now()
    this.#killPostgres()
    while (!(await this.isReady())) await sleep(20)
    return performance.now() - begun
  }

  /** Kills the database whenever it is there, until its server has given up. @returns what the server said last */
  async loseDatabaseForGood(): Promise<string> {
    while (this.#server.isRunning()) {
      try {
        this.#killPostgres()
      } catch {
        // It isn't there just now.
      }
      await sleep(50)
    }
    return readFileSync(log, 'utf8')
  }

  get pid(): number {
    return this.#server.pid
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => undefined)
    return answer?.status === 200
  }

  #killPostgres(): void {
    const postmaster = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
    for (const pid of [postmaster, ...childrenOf(postmaster)]) killHard(pid)
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
    log,
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
