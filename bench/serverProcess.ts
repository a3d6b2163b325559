import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')

/** How the server is run: from its bundle, as in production, or from its source. */
const programs = {
  built: [join(root, 'dist/server/main.cjs')],
  source: ['--import', 'tsx', join(root, 'server/main.ts')],
}

export interface ServerOptions {
  program: keyof typeof programs
  port: number
  env: Record<string, string>
  /** Where its output goes. */
  log: string
  nodeOptions?: string[]
}

export interface ServerProcess {
  pid: number
  port: number
  /** From the start of the process to its line that it is ready. */
  readyMs: number
  isRunning: () => boolean
  /** Ends it with this signal and waits until it has ended. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

const patienceMs = 60_000

/** What a server in production insists on; here it keeps nothing. */
export const benchSecret = 'bench-q7Jv0m2Xc9Lr5Tz8Wb1Nd4Yf6Hg3'

/** A TCP port of the loopback that is free now. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

/** Starts a server process and waits until it says that it is ready. @throws with its output when it ends before */
export const startServer = async ({
  program,
  port,
  env,
  log,
  nodeOptions = [],
}: ServerOptions): Promise<ServerProcess> => {
  const output = openSync(log, 'w')
  const begun = performance.now()
  const child = spawn(process.execPath, [...nodeOptions, ...programs[program]], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      PARTNER_PORT: '0',
      RATE_LIMIT: 'off',
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = once(child, 'exit')
  while (!readFileSync(log, 'utf8').includes('Wotu is ready')) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() - begun > patienceMs) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start.\n${readFileSync(log, 'utf8').slice(-3000)}`)
    }
    await sleep(3)
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return { pid: child.pid!, port, readyMs: performance.now() - begun, isRunning, end }
}
