import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../server/kernel/db/embedded.ts'
import { withClient } from '../server/testing/database.ts'
import { atMost, median, ms, type Row } from './report.ts'
import { benchSecret, freePort, startServer } from './serverProcess.ts'

const took = async (fn: () => unknown): Promise<number> => {
  const begun = performance.now()
  await fn()
  return performance.now() - begun
}

/** From the start of the server's process to its ready line, on an embedded database that stands still. */
export const measureReady = async (times: number): Promise<Row[]> => {
  const dataDir = join(tmpdir(), `wotu-bench-${process.pid}`)
  const port = await freePort()
  const start = async () => {
    const env = { DATA_DIR: dataDir, NODE_ENV: 'production', WOTU_SECRET: benchSecret }
    const server = await startServer({ program: 'built', port, env, log: `${dataDir}.log` })
    await server.end('SIGTERM')
    return server.readyMs
  }
  await start()
  const [database, node, platform]: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < times; i += 1) {
    let stop = async () => {}
    database.push(
      await took(async () => {
        const embedded = await startEmbedded(dataDir)
        await withClient(embedded.url, (client) => client.query('select 1'))
        stop = embedded.stop
      }),
    )
    await stop()
    node.push(await took(() => execFileSync(process.execPath, ['--input-type=module', '-e', "import 'fastify'"])))
    platform.push(await start())
  }
  await rm(dataDir, { recursive: true, force: true })
  await rm(`${dataDir}.log`, { force: true })
  const allowed = 3 * median(database) + median(node)
  return [
    { what: 'the embedded database alone, to its first answer', value: ms(median(database)) },
    { what: 'node with fastify imported', value: ms(median(node)) },
    { what: 'the platform ready', value: ms(median(platform)) },
    atMost('platform ÷ (3 × database + node)', median(platform) / allowed, 1, ' ×'),
  ]
}
