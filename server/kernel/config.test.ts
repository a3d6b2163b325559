import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'wotu-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

describe('the configuration', () => {
  it('shows the demo unless it is off; in production only when it is on', () => {
    const demo = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).demo
    expect([demo({}), demo({ DEMO: 'off' })]).toEqual([true, false])
    const NODE_ENV = 'production'
    expect([demo({ NODE_ENV }), demo({ NODE_ENV, DEMO: 'on' })]).toEqual([false, true])
  })

  it('says where browsers find the platform: at its port, unless something stands in front of it', () => {
    expect(readConfig({ DATA_DIR, PORT: '4700' }).platformOrigin).toBe('http://localhost:4700')
    const PLATFORM_ORIGIN = 'https://trade.example.com'
    expect(readConfig({ DATA_DIR, PLATFORM_ORIGIN }).platformOrigin).toBe(PLATFORM_ORIGIN)
  })

  it('keeps the secret that it made, where only its owner can read it', () => {
    const { secret } = readConfig({ DATA_DIR })
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(readConfig({ DATA_DIR }).secret).toBe(secret)
    expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
    expect(readConfig({ DATA_DIR, WOTU_SECRET: 'given' }).secret).toBe('given')
  })

  it('has the fixed ports, and refuses what is none', () => {
    expect(readConfig({ DATA_DIR })).toMatchObject({ port: 4600, partnerPort: 4601, databaseUrl: undefined })
    expect(() => readConfig({ DATA_DIR, PORT: '46oo' })).toThrow('PORT is not a port: 46oo')
  })
})
