import { readConfig } from './kernel/config.ts'
import { startEmbedded } from './kernel/db/embedded.ts'

const config = readConfig()
// PostgreSQL starts while Node is still reading the platform.
const embedded = config.databaseUrl ? undefined : startEmbedded(config.dataDir)
embedded?.catch(() => {}) // said by `run`, which waits for it
const { run } = await import('./run.ts')
await run(config, embedded)
