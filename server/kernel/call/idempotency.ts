import { createHmac } from 'node:crypto'
import { clock } from '../clock.ts'
import { type Db, query } from '../db/db.ts'
import { type DbFunction, named } from '../db/functions.ts'
import { pepper } from './pepper.ts'
import { refuse } from './refuse.ts'

/** One intent of one member: the same path and key again is the same intent. */
export interface Claim {
  systemId: number
  memberId: string
  path: string
  key: string
  requestHash: string
}

const visibleAscii = /^[\x21-\x7e]{1,255}$/

/**
 * The claim that a request's `idempotency-key` makes; null without one.
 * @throws {Refusal} PARAM_INVALID for a key that is empty, longer than 255 or not visible ASCII
 */
export const claimOf = ({
  key,
  input,
  ...of
}: Omit<Claim, 'key' | 'requestHash'> & { key: string | undefined; input: unknown }): Claim | null => {
  if (key === undefined) return null
  if (!visibleAscii.test(key)) refuse('PARAM_INVALID', { message: '防重复标识格式不正确' })
  // The parsed input has its fields in the schema's order, so equal requests hash alike. It may hold a payment
  // password or a card number, few enough to be tried out on a bare hash: so the pepper is in it.
  return { ...of, key, requestHash: createHmac('sha256', pepper()).update(JSON.stringify(input)).digest('hex') }
}

/** Commits with the effect; a twin that committed first makes this violate the primary key. */
export const storeAnswer = (db: Db, claim: Claim, data: unknown) =>
  query(db)`
    insert into idempotency (system_id, member_id, path, key, request_hash, response, created_at)
    values (${claim.systemId}, ${claim.memberId}, ${claim.path}, ${claim.key}, ${claim.requestHash},
      ${JSON.stringify({ data })}, ${clock.now()})`

/** The same for a set of calls of one path, each with its claim. */
export const keepAnswers = (answers: { claim: Claim; data: unknown }[]): DbFunction => ({
  name: 'keep_answers',
  values: {
    path: answers[0]!.claim.path,
    at: clock.now(),
    ...named(answers, {
      memberIds: ({ claim }) => claim.memberId,
      keys: ({ claim }) => claim.key,
      hashes: ({ claim }) => claim.requestHash,
      responses: ({ data }) => JSON.stringify({ data }),
    }),
  },
})

/**
 * What this intent was answered first, if it has been.
 * @throws {Refusal} KEY_REUSED when the key came with another body
 */
export const firstAnswer = async (db: Db, { systemId, memberId, path, key, requestHash }: Claim) => {
  const row = await db
    .selectFrom('idempotency')
    .select(['requestHash', 'response'])
    .where('systemId', '=', systemId)
    .where('memberId', '=', memberId)
    .where('path', '=', path)
    .where('key', '=', key)
    .executeTakeFirst()
  if (row && row.requestHash !== requestHash) refuse('KEY_REUSED')
  return row?.response
}
