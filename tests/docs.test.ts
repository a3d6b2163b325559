import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')

/** Files by their whole path: `server/kernel/call/step.ts`. */
const filesIn = (text: string) => [
  ...new Set(
    Array.from(text.matchAll(/`((?:contract|server|src|tests|tooling)\/[\w./-]+\.\w+)`/g), ([, file]) => file!),
  ),
]

it('CONTRIBUTING.md names no file that is not there', () => {
  expect(filesIn(contributing).filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

it('an order line goes from the click to the ledger and back through fewer than 40 files', () => {
  const [, after = ''] = contributing.split('## One order line')
  const files = filesIn(after.split('\n## ')[0]!)
  expect(files.length).toBeGreaterThan(30)
  expect(files.length).toBeLessThan(40)
})
