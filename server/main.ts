import { useCodeCache } from './codeCache.ts'
import { readConfig } from './kernel/config.ts'
import { startEmbedded } from './kernel/db/embedded.ts'

const start = async () => {
  const config = readConfig()
  // PostgreSQL starts while Node is still reading the platform.
  const embedded = config.databaseUrl ? undefined : startEmbedded(config.dataDir)
  embedded?.catch(() => {}) // said by `run`, which waits for it
  const isBuilt = import.meta.filename.endsWith('.cjs')
  const keepCode = isBuilt ? useCodeCache() : undefined
  const { run } = await import('./run.ts')
  await run(config, embedded)
  keepCode?.()
}

void start()
