import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@wotu/contract/index.ts'
import { clearIncoming, setFilesDir } from './adapters/files.ts'
import { createApp } from './app.ts'
import { loadAreas, setEnvironment } from './basic/index.ts'
import { domains, identify } from './domains.ts'
import type { Config } from './kernel/config.ts'
import { openDb, type Database } from './kernel/db/db.ts'
import type { Embedded } from './kernel/db/embedded.ts'
import { leaseIds } from './kernel/db/idsLease.ts'
import { migrate } from './kernel/db/migrate.ts'
import { setPepper } from './kernel/call/pepper.ts'
import { createPartner } from './partner.ts'
import { createBackend, type Backend } from './partnerBackend.ts'
import { ensureTenant, firstSystemId } from './tenant.ts'
import { loadCategories } from './trading/index.ts'

// Run from its source this file lies in `server/`, bundled in `dist/server/`, with the migrations beside it either way.
const here = import.meta.dirname
const bundled = import.meta.filename.endsWith('.cjs')
const root = join(here, bundled ? '../..' : '..')

/**
 * Makes the platform ready and serves it until a signal ends it.
 * @param embedded the embedded PostgreSQL, on its way already; absent where `config` names another
 */
export const run = async (config: Config, embedded?: Promise<Embedded>) => {
  setPepper(config.secret)
  setFilesDir(join(config.dataDir, 'files'))
  void clearIncoming()
  setEnvironment(config.environment)
  const platformOrigin = config.platformOrigin
  const partner = createBackend({ origin: `http://127.0.0.1:${config.partnerPort}`, platform: platformOrigin })

  const database = await openDb(config, embedded, endFor)
  const platform = createApp({ config, database, calls: contract, domains, identify, dist: join(root, 'dist') })
  const [app, ids] = await Promise.all([platform, prepare(database, config, partner)])
  const examples = join(root, 'examples')
  const partnerPage =
    config.demo && existsSync(examples)
      ? await createPartner({
          folders: [examples, join(root, 'dist/examples')],
          platform: platformOrigin,
          backend: partner,
        })
      : null

  const started = app.start()
  // From the moment that it says it is ready, a signal finds somebody who hears it.
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await started
    await partnerPage?.close()
    await app.close()
    await ids.stop().catch(() => {})
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  await app.http.listen({ port: config.port, host: config.host })
  await partnerPage?.listen({ port: config.partnerPort, host: '127.0.0.1' })
  console.log(`Wotu is ready: ${config.platformOrigin}`)
  if (partnerPage) console.log(`A partner's page: ${partner.origin}`)
  await started
}

/** Without a database nothing can be served: whoever runs the process learns why, and may start it again. */
const endFor = (reason: Error) => {
  console.error(reason.message)
  process.exit(1)
}

/** The schema, this process's share of the ids, and what every installation has. */
const prepare = async ({ url, db }: Database, { platformOrigin, demo }: Config, partner: Backend) => {
  await migrate(url, join(here, 'migrations'))
  const ids = await leaseIds(db)
  await Promise.all([ensureTenant(db, platformOrigin), loadAreas(db)])
  await loadCategories(db, firstSystemId)
  if (!demo) return ids
  const { seedDemo } = await import('./demo/index.ts')
  await seedDemo(db, { partner })
  return ids
}
