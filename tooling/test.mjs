import { spawnSync } from 'node:child_process'
import { needChromium } from './chromium.mjs'

// `npm test`: everything CI runs. Further arguments go to Vitest.
process.env.CHROMIUM = needChromium()
for (const [command, ...args] of [
  ['npm', 'run', '--silent', 'check'],
  ['vitest', 'run', ...process.argv.slice(2)],
]) {
  const { status } = spawnSync(/** @type {string} */ (command), args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
