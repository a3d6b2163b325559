import { createPublicKey, verify } from 'node:crypto'
import { VouchClaims } from '@wotu/contract/basic/vouch.ts'
import { query, type Db } from '#kernel/db/db.ts'
import { refuse } from '#kernel/call/refuse.ts'

/** How long an assertion may live, and how far a partner's clock may be off; seconds. */
const longest = 300
const skew = 60

/** Why an assertion does not count: told to the partner's engineer, beside the sentence for the user. */
type Why = 'format' | 'key' | 'signature' | 'act' | 'audience' | 'origin' | 'time' | 'used'
const invalid = (reason: Why): never => refuse('VOUCH_INVALID', {}, { reason })

const parse = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return invalid('format')
  }
}

/** The only algorithm there is: a header that asks for another, or for none, is refused. */
const kidOf = (header: unknown): string => {
  const { alg, kid } = { ...(header as Record<string, unknown> | null) }
  return alg === 'EdDSA' && typeof kid === 'string' && /^[\w-]{1,40}$/.test(kid) ? kid : invalid('format')
}

interface Vouched {
  db: Db
  systemId: number
  now: Date
  act: VouchClaims['act']
}

/**
 * Reads what a partner's backend has signed, and uses it up. Nothing of it counts before its signature does. The
 * platform holds the public key only, so there is no secret to compare, to log or to steal.
 *
 * @throws {Refusal} VOUCH_INVALID
 */
export async function useAssertion(assertion: string, { db, systemId, now, act }: Vouched): Promise<VouchClaims> {
  const [header, payload, signature] = assertion.split('.') as [string, string, string]
  const kid = kidOf(parse(header))
  const [key] = await query<{ publicKey: string; origin: string; origins: string[] }>(db)`
    select k.public_key, k.origin,
      array(select origin from system_origin where system_id = ${systemId} and kind = 'platform') as origins
    from partner_key k where k.system_id = ${systemId} and k.kid = ${kid} and k.revoked_at is null`
  if (!key) return invalid('key')
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.publicKey }, format: 'jwk' })
  if (!verify(null, Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url')))
    return invalid('signature')

  const claims = VouchClaims.safeParse(parse(payload)).data ?? invalid('format')
  if (claims.act !== act) invalid('act')
  if (!key.origins.includes(claims.aud)) invalid('audience')
  if (claims.origin !== key.origin) invalid('origin')
  const seconds = now.getTime() / 1000
  const { iat, exp } = claims
  if (exp <= iat || exp - iat > longest || iat > seconds + skew || exp <= seconds - skew) invalid('time')

  // Of two that bring the same one, the second waits for the first, and finds it used.
  const [first] = await query(db)`
    insert into vouch_used (system_id, kid, jti, expires_at)
    values (${systemId}, ${kid}, ${claims.jti}, ${new Date((exp + skew) * 1000)})
    on conflict do nothing returning jti`
  return first ? claims : invalid('used')
}
