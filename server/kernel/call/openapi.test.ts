import { contract } from '@wotu/contract/index.ts'
import { expect, it } from 'vitest'
import { openapi } from './openapi.ts'

/** Each object schema in the document, with where it stands. */
function* objects(node: unknown, at = ''): Generator<[at: string, schema: Record<string, unknown>]> {
  if (typeof node !== 'object' || node === null) return
  if ('required' in node && 'properties' in node) yield [at, node]
  for (const [key, value] of Object.entries(node)) yield* objects(value, `${at}/${key}`)
}

const document = openapi(contract)

it('each operation says how a 4xx comes about, and whose answer it is', () => {
  const without = Object.entries(document.paths).filter(
    ([, { post }]) => !Object.keys(post.responses).some((status) => status.startsWith('4')),
  )
  expect(without.map(([path]) => path)).toEqual([])
  expect(document.servers).toHaveLength(1)
})

it('each required field of the document has a schema', () => {
  const unnamed = [...objects(document.paths)].flatMap(([at, { required, properties }]) =>
    (required as string[]).filter((name) => !Object.hasOwn(properties as object, name)).map((name) => `${at} ${name}`),
  )
  expect(unnamed).toEqual([])
  // A record without properties of its own must not hide some.
  expect(JSON.stringify(document.paths)).not.toContain('"propertyNames":{"type":"string","enum"')
})
