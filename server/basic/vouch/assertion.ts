import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { VouchClaims } from '@wotu/contract/basic/vouch.ts'
import { query, type Db } from '#kernel/db/db.ts'
import { refuse } from '#kernel/call/refuse.ts'

/** How long an assertion may live, and how far a partner's clock may be off; seconds. */
const longest = 300
const skew = 60

/** Why an assertion does not count: told to the partner's engineer, beside the sentence for the user. */
type Why = 'format' | 'key' | 'signature' | 'act' | 'audience' | 'origin' | 'time' | 'used'
const invalid = (reason: Why): never => refuse('VOUCH_INVALID', {}, { reason })

/** What was thrown while it was read, as the reason; what is no fault of the assertion's is thrown on. */
const reasonOf = (error: unknown): Why => {
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature'
  if (error instanceof errors.JWTExpired) return 'time'
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === 'aud' ? 'audience' : error.claim === 'nbf' ? 'time' : 'format'
  if (error instanceof errors.JOSEError) return 'format'
  throw error
}

/** The name of the key, which nothing vouches for yet. */
const kidOf = (assertion: string): string => {
  try {
    const { kid } = decodeProtectedHeader(assertion)
    return kid && /^[\w-]{1,40}$/.test(kid) ? kid : invalid('format')
  } catch {
    return invalid('format')
  }
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
  const kid = kidOf(assertion)
  const [key] = await query<{ publicKey: string; origin: string; origins: string[] }>(db)`
    select k.public_key, k.origin,
      array(select origin from system_origin where system_id = ${systemId} and kind = 'platform') as origins
    from partner_key k where k.system_id = ${systemId} and k.kid = ${kid} and k.revoked_at is null`
  if (!key) return invalid('key')
  // The only algorithm there is: a header that asks for another, or for none, is refused.
  const verified = await jwtVerify(
    assertion,
    { kty: 'OKP', crv: 'Ed25519', x: key.publicKey },
    { algorithms: ['EdDSA'], audience: key.origins, currentDate: now, clockTolerance: skew },
  ).catch((error: unknown) => invalid(reasonOf(error)))

  const claims = VouchClaims.safeParse(verified.payload).data ?? invalid('format')
  if (claims.act !== act) invalid('act')
  if (claims.origin !== key.origin) invalid('origin')
  const seconds = now.getTime() / 1000
  const { iat, exp } = claims
  if (exp <= iat || exp - iat > longest || iat > seconds + skew) invalid('time')

  // Of two that bring the same one, the second waits for the first, and finds it used.
  const [first] = await query(db)`
    insert into vouch_used (system_id, kid, jti, expires_at)
    values (${systemId}, ${kid}, ${claims.jti}, ${new Date((exp + skew) * 1000)})
    on conflict do nothing returning jti`
  return first ? claims : invalid('used')
}
