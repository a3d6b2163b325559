import { enableCodeCache } from './codeCache.ts'
import { readConfig } from './kernel/config.ts'
import { launchEmbedded } from './kernel/db/embedded.ts'

const start = async () => {
  const config = readConfig()
  // PostgreSQL gets ready while Node is still reading the platform.
  const launched = config.databaseUrl ? undefined : await launchEmbedded(config.dataDir)
  const isBuilt = import.meta.filename.endsWith('.cjs')
  const keepCode = isBuilt ? enableCodeCache() : undefined
  const { run } = await import('./run.ts')
  await run(config, launched?.ready())
  keepCode?.()
}

void start()
