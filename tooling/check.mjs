import { spawnSync } from 'node:child_process'

// `npm run check`: types of both worlds, lint with its directions, formatting, sizes. All are run, then the failures named.
const checks = {
  'types of the browser': 'tsc -p tsconfig.json',
  'types of the server': 'tsc -p server/tsconfig.json',
  'types of the contract': 'tsc -p contract/tsconfig.json',
  directions: 'tsx tooling/directions.ts',
  lint: 'oxlint --type-aware --deny-warnings',
  formatting: 'prettier --check --log-level warn .',
  build: 'node tooling/build.mjs --stale',
  sizes: 'size-limit',
}

const failed = Object.entries(checks).filter(([name, command]) => {
  console.log(`check: ${name}`)
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0
})
for (const [name, command] of failed) console.error(`check failed: ${name} (npx ${command})`)
process.exit(failed.length && 1)
