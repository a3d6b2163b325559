import { spawnSync } from 'node:child_process'
import { needChromium } from './chromium.mjs'

// `npm test`: everything CI runs. `npm test -- --since <commit>` runs, of the tests, those that what has changed since can
// reach by imports; further arguments go to Vitest.
process.env.CHROMIUM = needChromium()
const args = process.argv.slice(2).map((arg) => (arg === '--since' ? '--changed' : arg))
for (const [command, ...rest] of [
  ['npm', 'run', '--silent', 'check'],
  ['vitest', 'run', ...args],
]) {
  const { status } = spawnSync(/** @type {string} */ (command), rest, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
