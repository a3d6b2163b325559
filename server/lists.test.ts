import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Lists whose rows come otherwise, and why. */
const others = new Set([
  // Its order is walked or sorted by how common the words are, and it ends at a thousand.
  'trading/goods/search.ts',
  // Keeps the newest few and deletes the others.
  'trading/search/history.ts',
  'kernel/db/paged.ts',
])

it('no list pages by itself: all of them are `paged`', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(basic|finance|trading|kernel)\/.*\.ts$/.test(file) && !/test|testing/.test(file) && !others.has(file),
  )
  const alone = sources.filter((file) =>
    /\.offset\(|input\.page|\boffset \$/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(50)
  expect(alone).toEqual([])
})
