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

  it('in production takes no secret that could be guessed, and says what is missing', () => {
    const NODE_ENV = 'production'
    const strong = 'q7Jv0m2Xc9Lr5Tz8Wb1Nd4Yf6Hg3Kp-sAeUi_RoQxVt'
    expect(readConfig({ DATA_DIR, NODE_ENV, WOTU_SECRET: strong }).secret).toBe(strong)
    expect(readConfig({ DATA_DIR, NODE_ENV }).secret).toMatch(/^[\w-]{43}$/)
    for (const WOTU_SECRET of ['a', 'secret', 'a'.repeat(64), '0123456789'.repeat(5), 'q7Jv0m2Xc9Lr5Tz8Wb1Nd4Yf6Hg3Kp'])
      expect(() => readConfig({ DATA_DIR, NODE_ENV, WOTU_SECRET })).toThrow('WOTU_SECRET is too weak: it needs 32')
  })

  it('opens the metrics to whoever asks in development only', () => {
    const metrics = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).metrics
    const NODE_ENV = 'production'
    const METRICS_TOKEN = 'x'.repeat(16)
    expect([metrics({}), metrics({ NODE_ENV }), metrics({ NODE_ENV, METRICS: 'loopback' })]).toEqual([
      'open',
      'closed',
      'loopback',
    ])
    expect(metrics({ NODE_ENV, METRICS_TOKEN })).toEqual({ token: METRICS_TOKEN })
    expect(() => metrics({ NODE_ENV, METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN is too short')
    expect(() => metrics({ NODE_ENV, METRICS: 'everybody' })).toThrow('METRICS is not loopback')
  })

  it.each(['trade.example.com', 'https://trade.example.com/', 'https://a@b.example', 'ftp://a.example', 'x'])(
    'refuses an origin that is none: %s',
    (PLATFORM_ORIGIN) => {
      expect(() => readConfig({ DATA_DIR, PLATFORM_ORIGIN })).toThrow('PLATFORM_ORIGIN is not an origin')
    },
  )

  it('has the fixed ports, and refuses what is none', () => {
    expect(readConfig({ DATA_DIR })).toMatchObject({ port: 4600, partnerPort: 4601, databaseUrl: undefined })
    expect(() => readConfig({ DATA_DIR, PORT: '46oo' })).toThrow('PORT is not a port: 46oo')
  })
})
