import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchSecret, freePort, startServer } from '../serverProcess.ts'

/**
 * The built platform with its demo market, for partners' pages at `http://127.0.0.1:<sitePort>`. It starts twice: the demo
 * lists the partner's origin and would serve a site of its own there, where afterwards the bench's pages are.
 */
export const startMarket = async (sitePort: number) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wotu-bench-pages-'))
  // The embedded database runs as another user where the bench runs as root.
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const start = (demo: 'on' | 'off', partnerPort: number) =>
    startServer({
      program: 'built',
      port,
      env: {
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        WOTU_SECRET: benchSecret,
        DEMO: demo,
        PARTNER_PORT: String(partnerPort),
      },
      log: `${dataDir}.log`,
    })
  await (await start('on', sitePort)).end('SIGTERM')
  const server = await start('off', 0)
  const stop = async () => {
    await server.end('SIGTERM')
    for (const path of [dataDir, `${dataDir}.log`]) rmSync(path, { recursive: true, force: true })
  }
  return { origin: `http://localhost:${port}`, stop }
}
