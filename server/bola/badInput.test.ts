import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract, type Path } from '@wotu/contract/index.ts'
import { newId } from '#kernel/db/ids.ts'
import { Refusal } from '#kernel/call/refuse.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { provesNoCall } from '#kernel/testing/made.ts'
import { tx } from '#kernel/call/tx.ts'
import { setFilesDir } from '#adapters/files.ts'
import { testBank } from '../testing/bank.ts'
import { market } from '../testing/call.ts'
import { attacks } from './inputs.ts'
import { makeVictim, rightfulCaller, type Victim } from './victim.ts'

// Each field of every call, given what nobody's form sends: a coded Chinese refusal or an answer, never a fault.

await testBank()
provesNoCall()
setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))
const paths = Object.keys(contract) as Path[]
let victim: Victim

beforeAll(async () => {
  const { db } = await testDb()
  victim = await inTenant(wotu, () => tx(db, makeVictim))
})

/** What no field takes, whatever it is for. */
const never: Record<string, unknown> = {
  'a lone surrogate': '\ud800',
  'a NUL': 'a\0b',
  'a megabyte': '长'.repeat(350_000),
  'a deep list': Array.from({ length: 40 }).reduce((inner) => [inner], 1),
}

/** What some fields take, and many don't. */
const odd: Record<string, unknown> = {
  null: null,
  nothing: '',
  'an object': { a: 1 },
  'an empty list': [],
  'a long list': Array.from({ length: 20_000 }, (_, i) => String(i)),
  'a negative amount': -1,
  'a fraction': 0.5,
  'more than a safe integer': 1e21,
  'an id of 20 digits': '99999999999999999999',
  'an id just beyond int8': '9223372036854775808',
  'an id of 19 nines': '9999999999999999999',
  'a list of an id beyond int8': ['9223372036854775808'],
  'an object whose text is none': { toString: '1001', toJSON: null },
  'an id of nothing': '1',
  SQL: `'; drop table orders; -- %_\\`,
  script: '<script>alert(1)</script>',
  'a far year': '99999-12-31',
}

class Undo extends Error {}

/** How the call ends for whom it is for, everything undone. @throws what is no refusal */
async function outcome(path: Path, input: unknown) {
  const { db } = await testDb()
  const caller = rightfulCaller(victim, attacks[path]!.rightful)
  const seen = { code: '0', msg: '' }
  const attempt = inTenant(wotu, () =>
    tx(db, async (trx) => {
      try {
        await market.call(path, input as never, caller, { db: trx, key: newId() })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        Object.assign(seen, error.envelope)
      }
      throw new Undo()
    }),
  )
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Undo))
      throw new Error(`${path} broke on ${JSON.stringify(input).slice(0, 300)}`, { cause: error })
  })
  return seen
}

/** The names that an input may have, of all the forms that it may take. */
const fieldsOf = (schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(fieldsOf))]
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.in)
  return []
}

describe.each(paths)('%s', (path) => {
  const right = () => attacks[path]!.inputs[0]!(victim)

  it('refuses a field that it does not know, and what no field takes', async () => {
    expect(await outcome(path, { ...right(), 'x-unknown': 1 })).toMatchObject({ code: 'PARAM_INVALID' })
    for (const field of fieldsOf(contract[path].input))
      for (const [what, value] of Object.entries(never)) {
        const { code, msg } = await outcome(path, { ...right(), [field]: value })
        expect(['PARAM_INVALID', 'BODY_INVALID'], `${field}: ${what}`).toContain(code)
        expect(msg).toMatch(/\p{Script=Han}/u)
      }
  })

  it('is of its own tenant, said in a number or its text and in nothing else', async () => {
    for (const systemId of [
      { toString: '1001' },
      { valueOf: 1001 },
      [1001],
      true,
      null,
      '1001 ',
      1001.5,
      '9223372036854775808',
    ])
      expect(await outcome(path, { ...right(), systemId }), JSON.stringify(systemId)).toMatchObject({
        code: 'TENANT_MISMATCH',
      })
  })

  it('answers or refuses, in Chinese, whatever else it is given', async () => {
    for (const field of fieldsOf(contract[path].input))
      for (const [what, value] of Object.entries(odd)) {
        const { code, msg } = await outcome(path, { ...right(), [field]: value })
        if (code !== '0') expect(msg, `${field}: ${what}`).toMatch(/\p{Script=Han}/u)
      }
  })
})
