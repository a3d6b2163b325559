import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { enableCodeCache } from './codeCache.ts'

const dir = mkdtempSync(join(tmpdir(), 'wotu-code-'))
afterAll(() => rmSync(dir, { recursive: true }))

const require = createRequire(import.meta.url)
const sum = join(dir, 'sum-1a2b.cjs')
const code = `const path = require('node:path')\nexports.sum = (a, b) => a + b\nexports.here = path.basename(__filename)`

/** As at a start: nothing is loaded yet. */
const load = (file: string) => {
  delete require.cache[file]
  return require(file) as { sum: (a: number, b: number) => number; here: string }
}

it('runs a file as Node would, keeps its code beside it, and runs that the next time', () => {
  writeFileSync(sum, code)
  const keep = enableCodeCache()
  expect(load(sum)).toMatchObject({ here: 'sum-1a2b.cjs' })
  keep()
  const kept = readFileSync(`${sum}.cache`)
  expect(kept.length).toBeGreaterThan(100)

  const keepAgain = enableCodeCache()
  expect(load(sum).sum(1, 2)).toBe(3)
  keepAgain()
  expect(readFileSync(`${sum}.cache`).equals(kept)).toBe(true)
})

it('code that V8 refuses, of another version or broken, is made anew', () => {
  const file = join(dir, 'sum-3c4d.cjs')
  writeFileSync(file, `${code}\n// another file: what this process has compiled, V8 does not compile again`)
  writeFileSync(`${file}.cache`, 'nonsense')
  const keep = enableCodeCache()
  expect(load(file).sum(2, 2)).toBe(4)
  keep()
  expect(readFileSync(`${file}.cache`).length).toBeGreaterThan(100)
})

it('no source imports later on what stays outside the bundle: code from the cache could not', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const outside = /external: \[(.*)\]/.exec(read('../tooling/vite/server.ts'))![1]!.split(', ')
  expect(outside).toContain("'sharp'")
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|testing|node_modules/.test(file),
  )
  const late = sources.filter((file) => outside.some((name) => read(file).includes(`import(${name})`)))
  expect(late).toEqual([])
})
