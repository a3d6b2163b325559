import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const within = path.join(root, 'node_modules/.retried')
mkdirSync(within, { recursive: true })
// Within the repository, so that its Vitest is found from there.
const folder = mkdtempSync(path.join(within, 'run-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A run of tests of which so many pass at the second try only. */
const run = (shaky: number) => {
  const reporter = JSON.stringify(path.join(root, 'tooling/retried.ts'))
  writeFileSync(
    path.join(folder, 'vitest.config.ts'),
    `import { retried } from ${reporter}
    export default { test: { retry: 1, include: ['*.test.ts'], reporters: ['default', retried] } }`,
  )
  writeFileSync(
    path.join(folder, 'shaky.test.ts'),
    `import { it } from 'vitest'
    it('is sure', () => {})
    for (let i = 1; i <= ${shaky}; i += 1) {
      let tries = 0
      it('is shaky ' + i, () => { if ((tries += 1) === 1) throw new Error('busy') })
    }`,
  )
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', '--root', folder], {
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
  })
  return { status, said: stdout.slice(stdout.indexOf('Tried again')) }
}

it('a test that needed a second try is named, and three are let pass', () => {
  const { status, said } = run(3)
  expect(said).toContain('Tried again (3, at most 3 may be)')
  expect(said).toMatch(/shaky\.test\.ts > is shaky 2$/m)
  expect(said).not.toContain('is sure')
  expect(status).toBe(0)
})

it('a run with four of them fails, though each passed at last', () => {
  const { status, said } = run(4)
  expect(said).toContain('Tried again (4, at most 3 may be)')
  expect(status).toBe(1)
})
