import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { staleParts } from './build.mjs'

// `npm start`: builds what is stale, then becomes the server, which prints its addresses when it is ready.
// What building takes (700 MB) goes with a process of its own.
if (staleParts().length > 0) {
  const build = fileURLToPath(new URL('build.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [build, '--stale'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import(new URL('../dist/server/main.cjs', import.meta.url).href)
