import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

const json64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Plays the backend of a partner who has accounts of his own, and so shows all that one must do: sign, and ask. */
export const createBackend = ({ origin, platform }: { origin: string; platform: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const kid = 'demo'
  /** Its number of the user whom its own session says is here: in the demo always the same one. */
  const user = 'demo-user'

  /** A JWT that says who is here: good once, for a minute, for this platform and this page. */
  const assertion = (act: 'token' | 'link', more: object = {}) => {
    const iat = Math.floor(Date.now() / 1000)
    const claims = { act, aud: platform, origin, sub: user, iat, exp: iat + 60, jti: randomUUID(), ...more }
    const text = `${json64({ alg: 'EdDSA', kid })}.${json64(claims)}`
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
  }

  return {
    origin,
    kid,
    user,
    publicKey: publicKey.export({ format: 'jwk' }).x!,
    sign: assertion,

    /** A token for the page, as its `provideToken` takes it; null where the user hasn't agreed yet. */
    token: async (): Promise<{ token: string; expiresAt: string } | null> => {
      const answer = await fetch(`${platform}/api/basic/member/login/vouchToken`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-system-id': '1001' },
        body: JSON.stringify({ assertion: assertion('token') }),
      })
      const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: never }
      if (code === '0') return data
      if (code === 'VOUCH_UNLINKED') return null
      throw new Error(`${code}: ${msg}`)
    },
  }
}
export type Backend = ReturnType<typeof createBackend>
