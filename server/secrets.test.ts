import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '@wotu/contract/call.ts'
import { contract, type Path } from '@wotu/contract/index.ts'
import { newId } from '#kernel/db/ids.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { makeLogin } from './basic/testing.ts'
import { call } from './testing/call.ts'

const calls = Object.entries(contract) as [Path, Call][]

/** Names of fields that hold what lets one in, wherever they stand in an answer. */
const telling = /^(token|code|nextCode|key|authorisationId|secret|password)$/
const fieldsOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, ...rest } = schema as { properties?: object }
  return [...Object.keys(properties), ...[...Object.values(properties), ...Object.values(rest)].flatMap(fieldsOf)]
}
const tells = ({ output }: Call) =>
  fieldsOf(z.toJSONSchema(output, { unrepresentable: 'any' })).some((field) => telling.test(field))

it('every write whose answer lets one in says so', () => {
  const writes = calls.flatMap(([path, call]) => (call.kind === 'write' ? [{ path, call }] : []))
  const wrong = writes.filter(({ call }) => tells(call) !== (call.secret ?? false))
  expect(wrong.map(({ path }) => path)).toEqual([])
  expect(writes.filter(({ call }) => call.secret && call.keyed).map(({ path }) => path)).toEqual([])
})

it(
  'an answer with a secret is stored nowhere, whatever key comes with the call',
  inRollback(async (db) => {
    const { id, as: member } = await makeLogin(db)
    const ask = (key: string) =>
      call(
        db,
        '/api/basic/member/login/embedCode',
        { origin: 'http://127.0.0.1:4601', challenge: 'x'.repeat(43), scopes: ['cart'] },
        member,
        key,
      )
    const key = newId()
    const first = await ask(key)
    expect((await ask(key)).code).not.toBe(first.code)
    expect(await db.selectFrom('idempotency').selectAll().where('memberId', '=', id).execute()).toEqual([])
  }),
)
