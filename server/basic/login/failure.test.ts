import { describe, expect, it } from 'vitest'
import type { InputOf } from '@wotu/contract/index.ts'
import { advanceClock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { countOrRefuse } from '#kernel/call/rate.ts'
import type { Refusal } from '#kernel/call/refuse.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { inRollback, testDb, wotu } from '#kernel/testing/testing.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { call, market } from '../../testing/call.ts'
import { sweepFailures } from './failure.ts'
import { codeSentTo, freePhone, goodPassword, makeLogin, readImage } from '../testing.ts'

const login = '/api/basic/member/login/ticketLogin'
const signIn = (db: Db, loginName: string, password = goodPassword, image?: Image) =>
  call(db, login, { loginName, password, image }, asVisitor)
/** Signs in from an address. */
const from = (db: Db, address: string, input: InputOf<typeof login>) =>
  call(db, login, input, { ...asVisitor, address })
/** A picture for one attempt: drawn for an address of its own, since there are many. */
const image = async (db: Db, turn: number) => {
  const { imageId } = await call(
    db,
    '/api/basic/member/login/imageCheck',
    {},
    { ...asVisitor, address: `reader ${turn}` },
  )
  const row = await db.selectFrom('imageCheck').select('answer').where('id', '=', imageId).executeTakeFirstOrThrow()
  return { imageId, answer: row.answer }
}
type Image = Awaited<ReturnType<typeof image>>
const times = (count: number, code: string) => Array.from({ length: count }, () => code)
/** As if strangers had tried a name so often already. */
const tried = async (name: string, times: number) => {
  const { db } = await testDb()
  const bucket = { systemId: wotu, bucket: `login:free:${name}`, max: 1000, seconds: 86_400 }
  for (let i = 0; i < times; i += 1) await inTenant(wotu, () => countOrRefuse(db, bucket))
}
const refusal = (done: Promise<unknown>) =>
  done.then(
    () => 'no refusal',
    (error: Refusal) => error,
  )

describe('wrong passwords', () => {
  it(
    'asks for a picture after three wrong passwords, for names that nobody has too',
    inRollback(async (db) => {
      const { phone } = await makeLogin(db)
      for (const name of [phone, freePhone()]) {
        for (const imageNeeded of [false, false, true])
          expect(await refusal(signIn(db, name, 'wrong-password'))).toMatchObject({
            code: 'LOGIN_WRONG',
            data: { imageNeeded },
          })
        await expect(signIn(db, name)).rejects.toMatchObject({ code: 'IMAGE_NEEDED' })
      }
      expect(await signIn(db, phone, goodPassword, await readImage(db))).toMatchObject({ loginName: phone })
      // Having signed in, they start afresh.
      await signIn(db, phone)
    }),
  )

  it(
    'takes a picture once, right or wrong, in either case of letters',
    inRollback(async (db) => {
      const { phone } = await makeLogin(db)
      for (let i = 0; i < 3; i += 1) await refusal(signIn(db, phone, 'wrong-password'))
      const image = await readImage(db)
      await expect(signIn(db, phone, goodPassword, { ...image, answer: '????' })).rejects.toMatchObject({
        code: 'IMAGE_WRONG',
      })
      await expect(signIn(db, phone, goodPassword, image)).rejects.toMatchObject({ code: 'IMAGE_WRONG' })
      const next = await readImage(db)
      await signIn(db, phone, goodPassword, { ...next, answer: next.answer.toLowerCase() })
    }),
  )

  it(
    'slows down whoever types wrong passwords: from the fifth on they wait, twice as long each time',
    inRollback(async (db) => {
      setClock(new Date())
      const { phone } = await makeLogin(db)
      const fail = async () => refusal(signIn(db, phone, 'wrong-password', await readImage(db)))
      for (let i = 0; i < 5; i += 1) await fail()
      for (const seconds of [30, 60, 120]) {
        await expect(signIn(db, phone, goodPassword, await readImage(db))).rejects.toMatchObject({
          code: 'LOGIN_SLOWED',
          message: expect.stringContaining(String(seconds)),
        })
        advanceClock(seconds * 1000)
        expect(await fail()).toMatchObject({ code: 'LOGIN_WRONG' })
      }
      advanceClock(240_000)
      await signIn(db, phone, goodPassword, await readImage(db))
      await signIn(db, phone)
      setClock('running')
    }),
  )

  it(
    'count on a partner’s page as on the platform',
    inRollback(async (db) => {
      const { phone: loginName } = await makeLogin(db)
      const code = { origin: 'http://127.0.0.1:4601', challenge: 'c'.repeat(43), scopes: ['profile' as const] }
      const attempt = async (password: string, image?: Image) =>
        (await refusal(
          call(db, '/api/basic/member/login/embedSignIn', { loginName, password, image, ...code }, asVisitor),
        )) as Refusal
      for (let i = 0; i < 3; i += 1) expect(await attempt('wrong-password')).toMatchObject({ code: 'LOGIN_WRONG' })
      expect(await attempt(goodPassword)).toMatchObject({ code: 'IMAGE_NEEDED' })
      const wrong = { ...(await readImage(db)), answer: '????' }
      expect(await attempt(goodPassword, wrong)).toMatchObject({ code: 'IMAGE_WRONG' })
      for (let i = 0; i < 2; i += 1) await attempt('wrong-password', await readImage(db))
      expect(await attempt(goodPassword, await readImage(db))).toMatchObject({ code: 'LOGIN_SLOWED' })
    }),
  )

  it(
    'ask for a picture also where the member has signed in before',
    inRollback(async (db) => {
      const { phone } = await makeLogin(db)
      await signIn(db, phone)
      for (let i = 0; i < 3; i += 1) await refusal(signIn(db, phone, 'wrong-password'))
      await expect(signIn(db, phone)).rejects.toMatchObject({ code: 'IMAGE_NEEDED' })
      await signIn(db, phone, goodPassword, await readImage(db))
    }),
  )

  it(
    'are counted of each name and each address by itself',
    inRollback(async (db) => {
      const [one, other] = [await makeLogin(db), await makeLogin(db)]
      const wrong = (address: string, { phone }: typeof one) =>
        refusal(from(db, address, { loginName: phone, password: 'wrong-password' }))
      await wrong('own', one)
      for (let i = 0; i < 3; i += 1) await wrong('own', other)
      for (let i = 0; i < 3; i += 1) await wrong('stranger', one)
      await from(db, 'own', { loginName: one.phone, password: goodPassword })
    }),
  )

  it(
    'are forgotten once they have rested a day, but not where the member has signed in these ninety days',
    inRollback(async (db) => {
      const now = new Date()
      const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
      const of = { systemId: wotu, loginName: 'a', failed: 1 }
      const row = (asker: string, lastAt: Date, knownAt: Date | null) => ({ ...of, asker, lastAt, knownAt })
      await db
        .insertInto('loginFailure')
        .values([
          row('fresh', ago(0.9), null),
          row('fresh, known long ago', ago(0.9), ago(91)),
          row('rested', ago(1.1), null),
          row('known', ago(1.1), ago(89)),
          row('known long ago', ago(1.1), ago(91)),
        ])
        .execute()
      await sweepFailures({ db, now })
      const left = await db.selectFrom('loginFailure').select('asker').orderBy('asker').execute()
      expect(left.map(({ asker }) => asker)).toEqual(['fresh', 'fresh, known long ago', 'known'])
    }),
  )

  it(
    'slow down whoever proves who they are by the old password, too',
    inRollback(async (db) => {
      const { as } = await makeLogin(db)
      const prove = (oldPassword: string) =>
        refusal(call(db, '/api/basic/member/login/judgeVerification', { purpose: 'setPassword', oldPassword }, as))
      for (let i = 0; i < 5; i += 1) expect(await prove('wrong-password')).toMatchObject({ code: 'LOGIN_WRONG' })
      expect(await prove(goodPassword)).toMatchObject({ code: 'LOGIN_SLOWED' })
    }),
  )

  it(
    'is not closed to a member by a stranger’s wrong passwords from another address',
    inRollback(async (db) => {
      const { id, phone } = await makeLogin(db)
      for (let i = 0; i < 9; i += 1)
        await refusal(from(db, 'stranger', { loginName: phone, password: 'wrong-password' }))
      expect(await from(db, 'own', { loginName: phone, password: goodPassword })).toMatchObject({ memberId: id })
    }),
  )

  it('stays open where the member has signed in before, and by a code anywhere, whatever a thousand addresses try', async () => {
    const phone = freePhone()
    await tried(phone, 60)
    await inRollback(async (db) => {
      const { id } = await makeLogin(db, { phone, loginName: phone })
      const own = (image?: Image) => from(db, 'own', { loginName: phone, password: goodPassword, image })
      await own(await image(db, 0))
      for (let i = 1; i < 5; i += 1) {
        const guess = { loginName: phone, password: 'wrong-password', image: await image(db, i) }
        expect(await refusal(from(db, `stranger ${i}`, guess))).toMatchObject({ code: 'LOGIN_SLOWED' })
      }
      expect(await own()).toMatchObject({ memberId: id })
      await call(db, '/api/basic/member/login/sendMessage', { phone, purpose: 'login' }, asVisitor)
      const code = await codeSentTo(db, phone)
      expect(await from(db, 'elsewhere', { loginName: phone, code })).toMatchObject({ memberId: id })
    })()
  })

  it('compares few guesses at one name however many addresses they come from: with pictures, then one a minute', async () => {
    const phone = freePhone()
    await tried(phone, 37)
    await inRollback(async (db) => {
      setClock(new Date())
      await makeLogin(db, { phone, loginName: phone })
      const guess = async (address: string, image?: Image) =>
        ((await refusal(from(db, address, { loginName: phone, password: 'wrong-password', image }))) as Refusal).code
      const plain = []
      for (let i = 0; i < 14; i += 1) plain.push(await guess(`plain ${i}`))
      expect(plain).toEqual([...times(10, 'LOGIN_WRONG'), ...times(4, 'IMAGE_NEEDED')])
      const read = []
      for (let i = 0; i < 7; i += 1) read.push(await guess(`reader ${i}`, await image(db, i)))
      expect(read).toEqual([...times(4, 'LOGIN_WRONG'), ...times(3, 'LOGIN_SLOWED')])
      advanceClock(60_000)
      expect(await guess('one', await image(db, 8))).toBe('LOGIN_WRONG')
      expect(await guess('two', await image(db, 9))).toBe('LOGIN_SLOWED')
      setClock('running')
    })()
  })

  it('evaluates no more than five of many parallel guesses', async () => {
    const { db, clear } = await testDb()
    const { phone } = await inTenant(wotu, () => makeLogin(db))
    const guesses = Array.from({ length: 30 }, () =>
      refusal(market.call(login, { loginName: phone, password: 'wrong-password' }, asVisitor)),
    )
    const codes = (await Promise.all(guesses)).map((answer) => (answer as Refusal).code)
    // Three are compared; from then on a picture is wanted, which none of them has.
    expect(codes.filter((code) => code === 'LOGIN_WRONG')).toHaveLength(3)
    expect(codes.filter((code) => code === 'IMAGE_NEEDED')).toHaveLength(27)
    await clear()
  })
})
