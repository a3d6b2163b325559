import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errors } from '@wotu/contract/errors.ts'
import { contract } from '@wotu/contract/index.ts'
import { domains } from './domains.ts'
import { openapi } from './kernel/call/openapi.ts'

/** The sources of a folder of this repository that pass, as one text. */
const sources = (folder: string, pass: (file: string) => boolean) =>
  readdirSync(join(import.meta.dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules') && pass(file))
    .map((file) => readFileSync(join(import.meta.dirname, '..', folder, file), 'utf8'))
    .join('\n')

const calls = Object.entries(contract)
const handled = new Set(domains.flatMap((domain) => Object.keys(domain.handlers)))
const thrown =
  sources('server', (file) => !file.endsWith('.test.ts')) + sources('contract', (file) => file !== 'errors.ts')

describe('every call', () => {
  it('has a handler, and no handler is without a call', () => {
    expect([...handled].sort()).toEqual(calls.map(([path]) => path).sort())
  })
  it.each(calls)('%s has a Chinese title, a valid example, and a title for each field', (_, call) => {
    expect(call.title).toMatch(/[一-鿿]/)
    expect(call.input.safeParse(call.example).error).toBeUndefined()
    const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
    const untitled = Object.entries(properties).filter(([, field]) => typeof field === 'object' && !field.title)
    expect(untitled.map(([name]) => name)).toEqual([])
  })
  it('names a grant where an employee could make it', () => {
    const open = calls.filter(([, call]) => (call.who === 'owner' || call.who === 'seller') && !('grant' in call))
    expect(open.map(([path]) => path)).toEqual([])
  })
  it('names only reads as what it makes stale', () => {
    const stale = new Set(calls.flatMap(([, call]) => ('stale' in call && call.stale ? call.stale : [])))
    expect(
      [...stale].filter((path) => !(path in contract) || contract[path as keyof typeof contract].kind !== 'read'),
    ).toEqual([])
  })
})

describe('every error code', () => {
  it.each(Object.entries(errors))('%s has a Chinese message', (_, message) => {
    expect(message).toMatch(/[一-鿿]|^\{message\}$/)
  })
  it('is answered by somebody, but for the one of the specification that no call of today has cause for', () => {
    const silent = Object.keys(errors).filter((code) => !thrown.includes(`'${code}'`))
    expect(silent).toEqual(['021101'])
  })
})

it('the OpenAPI document has every call with its caller, errors and example', () => {
  const document = JSON.parse(JSON.stringify(openapi(contract))) as { openapi: string; paths: Record<string, unknown> }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths).sort()).toEqual(calls.map(([path]) => path).sort())
})
