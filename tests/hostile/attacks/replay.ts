import { from, type Scene } from '../attack.ts'
import { answered } from '../scene.ts'
import { call } from '../../journeys/platform.ts'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

// Codes and assertions that were good once, or for another; and those that were never good.

const codePath = '/api/basic/member/login/embedCode'
const tokenPath = '/api/basic/member/login/embedToken'
const linkPath = '/api/basic/member/login/vouchLink'
const vouchPath = '/api/basic/member/login/vouchToken'

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
/** A code that the victim has agreed to, for the partner's page. */
const agreed = ({ own, partner }: Scene) =>
  call<{ code: string }>(own, codePath, { origin: partner, challenge, link: false, scopes: ['cart', 'orders'] })

const linkAssertion = ({ own, partner }: Scene) =>
  own.request
    .get(`${partner}/link-assertion`)
    .then(async (answer) => ((await answer.json()) as { assertion: string }).assertion)

const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const stranger = generateKeyPairSync('ed25519')
const signed = (header: object, claims: object) => {
  const text = `${write(header)}.${write(claims)}`
  return `${text}.${sign(null, Buffer.from(text), stranger.privateKey).toString('base64url')}`
}

type Change = (header: Record<string, unknown>, claims: Record<string, unknown>, signature: string) => string
/** Changes to a true assertion of the partner's backend, so that it would give a token for his user. */
const forgeries: Record<string, Change> = {
  'with no algorithm': (header, claims) =>
    `${write({ ...header, alg: 'none' })}.${write({ ...claims, act: 'token' })}.AA`,
  'with no signature': (header, claims) => `${write(header)}.${write({ ...claims, act: 'token' })}.AA`,
  'with the signature of another': (header, claims, signature) =>
    `${write(header)}.${write({ ...claims, act: 'token' })}.${signature}`,
  'signed by a stranger': (header, claims) => signed(header, { ...claims, act: 'token' }),
  'signed by a stranger who brings his key': (header, claims) =>
    signed({ ...header, jwk: stranger.publicKey.export({ format: 'jwk' }) }, { ...claims, act: 'token' }),
  'signed by a stranger under a key of his own name': (header, claims) =>
    signed({ ...header, kid: 'mine' }, { ...claims, act: 'token' }),
  'with a key’s name that is a path': (header, claims) =>
    signed({ ...header, kid: '../../dev/null' }, { ...claims, act: 'token' }),
  'with a secret for its algorithm': (header, claims) =>
    signed({ ...header, alg: 'HS256' }, { ...claims, act: 'token' }),
  'that lives a year': (header, claims) =>
    signed(header, { ...claims, act: 'token', exp: Number(claims.iat) + 31_536_000 }),
  'for another page': (header, claims) => signed(header, { ...claims, act: 'token', origin: 'http://evil.example' }),
  'for another user': (header, claims, signature) =>
    `${write(header)}.${write({ ...claims, act: 'token', sub: 'admin' })}.${signature}`,
  'of another act, unchanged': (header, claims, signature) => `${write(header)}.${write(claims)}.${signature}`,
}

const forged = from(
  ['partner'],
  Object.entries(forgeries).map(([name, change]) => ({
    name: `an assertion ${name}`,
    act: async (scene: Scene) => {
      const [header, claims, signature] = (await linkAssertion(scene)).split('.') as [string, string, string]
      return answered(await scene.post(vouchPath, { assertion: change(read(header), read(claims), signature) }))
    },
  })),
)

const codes = from(
  ['partner'],
  [
    {
      name: 'a code without its verifier',
      act: async (scene) => {
        const { code } = await agreed(scene)
        return answered(await scene.post(tokenPath, { code, verifier: 'y'.repeat(43) }))
      },
    },
    {
      name: 'a code, twice',
      act: async (scene) => {
        const { code } = await agreed(scene)
        if (!answered(await scene.post(tokenPath, { code, verifier }))) throw new Error('the first is good')
        return answered(await scene.post(tokenPath, { code, verifier }))
      },
    },
    {
      name: 'a code, by many at once: one gets it',
      act: async (scene) => {
        const { code } = await agreed(scene)
        const answers = await Promise.all(Array.from({ length: 5 }, () => scene.post(tokenPath, { code, verifier })))
        return answers.filter(answered).length !== 1
      },
    },
    {
      name: 'the challenge in the verifier’s place',
      act: async (scene) => {
        const { code } = await agreed(scene)
        return answered(await scene.post(tokenPath, { code, verifier: challenge }))
      },
    },
    {
      name: 'a link that the victim has not agreed to',
      act: async (scene) => {
        const { code } = await agreed(scene)
        const { data } = JSON.parse(await scene.post(tokenPath, { code, verifier })) as { data: { token: string } }
        return answered(await scene.post(linkPath, { assertion: await linkAssertion(scene) }, { token: data.token }))
      },
    },
    {
      name: 'the platform’s own session as a token',
      act: async (scene) => {
        const cookie = (await scene.context.cookies(scene.platform)).find(({ name }) => name === 'wotu_session')!
        return answered(await scene.post('/api/buyer/trading/cart/selOrderCart', {}, { token: cookie.value }))
      },
    },
    {
      name: 'a token after its page has signed out',
      act: async (scene) => {
        const { code } = await agreed(scene)
        const { data } = JSON.parse(await scene.post(tokenPath, { code, verifier })) as {
          data: { token: string; nextCode: string }
        }
        await scene.post('/api/basic/member/login/logout', {}, { token: data.token })
        const again = await scene.post('/api/buyer/trading/cart/selOrderCart', {}, { token: data.token })
        const next = await scene.post(tokenPath, { code: data.nextCode, verifier })
        return answered(again) || answered(next)
      },
    },
  ],
)
// Last the sign-out: it takes back what the partner's backend may do.
export const replay = [...forged, ...codes]

export const replayControl = from(
  ['partner'],
  [
    {
      name: 'a code with its verifier is good: that is seen',
      control: true,
      act: async (scene) => answered(await scene.post(tokenPath, { code: (await agreed(scene)).code, verifier })),
    },
  ],
)
