import { createHash, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { scopeNames } from '@wotu/contract/call.ts'
import type { InputOf } from '@wotu/contract/index.ts'
import type { Caller } from '#kernel/call/call.ts'
import { clock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { hashToken } from '#kernel/call/session.ts'
import { as as signedIn, asVisitor, onPartnersPage } from '#kernel/testing/call.ts'
import { wotu } from '#kernel/testing/testing.ts'
import { codeSentTo, freePhone, readImage } from '../testing/basic.ts'
import { createBackend } from '../partnerBackend.ts'
import { call } from '../testing/call.ts'
import { forgetLimits } from './limits.ts'
import type { Front } from './victim.ts'

export const platform = 'http://localhost:4600'
export const partner = 'http://127.0.0.1:4601'
const backend = createBackend({ origin: partner, platform })

/** What the partner's backend vouches for now, by the clock of the tests. */
const vouch = (act: 'token' | 'link', sub: string) => {
  const iat = Math.floor(clock.now().getTime() / 1000)
  return backend.sign(act, { sub, iat, exp: iat + 60 })
}

type Purpose = InputOf<'/api/basic/member/login/sendMessage'>['purpose']
type Proven = InputOf<'/api/basic/member/login/judgeVerification'>['purpose']

/** Codes that were sent, proofs, passwords, tokens of a partner's page, and accounts of the other system. */
export async function makeSignIn(db: Db, front: Front) {
  const { buyer, newcomer } = front
  const { as } = front.session
  const password = `Wotu-${newId()}`
  // Cheap on purpose: how strong the hash is has a test of its own.
  const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1 })
  await db.updateTable('member').set({ passwordHash }).where('id', '=', buyer.id).execute()

  const send = async (caller: Caller, phone: string, purpose: Purpose) => {
    await forgetLimits()
    const image = purpose === 'resetPassword' ? await readImage(db) : undefined
    await call(db, '/api/basic/member/login/sendMessage', { phone, purpose, ...(image && { image }) }, caller)
    return codeSentTo(db, phone)
  }
  const proof = async (caller: Caller, purpose: Proven) => {
    const code = await send(caller, buyer.phone, purpose)
    const { token } = await call(
      db,
      '/api/basic/member/login/judgeVerification',
      { purpose, code, ...(purpose === 'resetPassword' && { phone: buyer.phone }) },
      caller,
    )
    return token
  }
  const toPay = async (caller: Caller, phone: string) => {
    await forgetLimits()
    await call(db, '/api/finance/account/sendMessage', {}, caller)
    return codeSentTo(db, phone)
  }
  const [resetToken, setToken, changeToken] = [
    await proof(asVisitor, 'resetPassword'),
    await proof(as, 'setPassword'),
    await proof(as, 'changePhone'),
  ]
  const [newPhone, registerPhone, orgPhone] = [freePhone(), freePhone(), freePhone()]
  return {
    password,
    resetToken,
    setToken,
    changeToken,
    resetCode: await send(asVisitor, buyer.phone, 'resetPassword'),
    newPhone,
    newPhoneCode: await send(as, newPhone, 'newPhone'),
    registerPhone,
    registerCode: await send(asVisitor, registerPhone, 'register'),
    orgPhone,
    orgCode: await send(asVisitor, orgPhone, 'register'),
    financeCode: await toPay(as, buyer.phone),
    newcomerCode: await toPay(front.newcomerSession.as, newcomer.phone),
    ...(await makePartner(db, as)),
    ...(await makeBindings(db, front, (phone) => send(as, phone, 'bindAccount'))),
  }
}

/** The member's consent to a partner's page, the page's token, and what that partner's backend vouches for. */
async function makePartner(db: Db, as: Caller) {
  const { kid, publicKey } = backend
  await db
    .insertInto('partnerKey')
    .values({ systemId: wotu, kid, origin: partner, publicKey, revokedAt: null })
    .onConflict((on) => on.columns(['systemId', 'kid']).doUpdateSet({ publicKey }))
    .execute()
  const verifier = () => randomBytes(32).toString('base64url')
  const consent = (secret: string) => {
    const challenge = createHash('sha256').update(secret).digest('base64url')
    return call(
      db,
      '/api/basic/member/login/embedCode',
      { origin: partner, challenge, link: true, scopes: [...scopeNames] },
      as,
    )
  }
  const [embedVerifier, pageVerifier] = [verifier(), verifier()]
  const { code: embedCode } = await consent(embedVerifier)
  const proof = { code: (await consent(pageVerifier)).code, verifier: pageVerifier }
  const { token: pageToken } = await call(db, '/api/basic/member/login/embedToken', proof, asVisitor)
  const { memberId } = as.actor!
  const onPage = onPartnersPage(signedIn({ memberId, sessionId: hashToken(pageToken) }))
  const sub = newId()
  const path = '/api/basic/member/login/vouchLink'
  await call(db, path, { assertion: vouch('link', sub) }, onPage)
  return {
    embedCode,
    embedVerifier,
    pageToken,
    onPage,
    toVouch: vouch('token', sub),
    toLink: vouch('link', newId()),
  }
}

/** An account of the other system that is bound, a key with which another could be, and a code to make another key. */
async function makeBindings(db: Db, { name, buyer }: Front, send: (phone: string) => Promise<string>) {
  const [boundAccount, freeAccount] = [`CB${newId()}`, `CB${newId()}`]
  const [cbPhone, otherCbPhone] = [freePhone(), freePhone()]
  for (const account of [boundAccount, freeAccount])
    await db.insertInto('sandboxCbAccount').values({ systemId: wotu, account, phone: cbPhone, name }).execute()
  const memberId = buyer.id
  await db
    .insertInto('cbRelation')
    .values({ systemId: wotu, memberId, account: boundAccount, phone: cbPhone, name, boundAt: new Date() })
    .execute()
  const proof = { phone: cbPhone, code: await send(cbPhone) }
  const { key } = await call(db, '/api/basic/member/bind/getKeyByPhone', proof, as(memberId))
  return { boundAccount, freeAccount, bindKey: key, otherCbPhone, otherCbCode: await send(otherCbPhone) }
}
const as = (memberId: string) => signedIn({ memberId })
