import { describe, expect, it } from 'vitest'
import type { Refusal } from '#kernel/call/refuse.ts'
import { advanceClock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { call } from '../../testing/call.ts'
import { codeSentTo, freePhone, goodPassword, makeLogin, readImage } from '../testing.ts'

const send = '/api/basic/member/login/sendMessage'
const judge = '/api/basic/member/login/judgeVerification'
const login = '/api/basic/member/login/ticketLogin'
const next = 'Fresh-rice-2027'

type Login = Awaited<ReturnType<typeof makeLogin>>

/** A proof by SMS, as the pages for a forgotten password get it. */
async function forgot(db: Db, phone: string) {
  await call(db, send, { phone, purpose: 'resetPassword', image: await readImage(db) }, asVisitor)
  return call(db, judge, { purpose: 'resetPassword', phone, code: await codeSentTo(db, phone) }, asVisitor)
}

async function provePhone(db: Db, { phone, as }: Login, purpose: 'setPassword' | 'changePhone') {
  await call(db, send, { purpose }, as)
  return call(db, judge, { purpose, code: await codeSentTo(db, phone) }, as)
}

describe('a code by SMS', () => {
  it(
    'goes out for a phone that nobody registered just as for one that somebody did',
    inRollback(async (db) => {
      const { phone } = await makeLogin(db)
      for (const to of [phone, freePhone()])
        expect(await call(db, send, { phone: to, purpose: 'login' }, asVisitor)).toEqual({
          phone: `${to.slice(0, 3)}****${to.slice(-4)}`,
          resendAfterSeconds: 60,
        })
    }),
  )

  it(
    'for a forgotten password wants a picture first',
    inRollback(async (db) => {
      const phone = freePhone()
      await expect(call(db, send, { phone, purpose: 'resetPassword' }, asVisitor)).rejects.toMatchObject({
        code: 'IMAGE_NEEDED',
      })
      await call(db, send, { phone, purpose: 'resetPassword', image: await readImage(db) }, asVisitor)
    }),
  )

  it(
    'comes once a minute, and five times a day',
    inRollback(async (db) => {
      setClock(new Date())
      const phone = freePhone()
      const ask = () => call(db, send, { phone, purpose: 'login' }, { ...asVisitor, address: '192.0.2.5' })
      await ask()
      await expect(ask()).rejects.toMatchObject({ code: 'TOO_OFTEN' })
      for (let i = 0; i < 4; i += 1) {
        advanceClock(61_000)
        await ask()
      }
      advanceClock(61_000)
      await expect(ask()).rejects.toMatchObject({ code: 'SMS_LIMIT' })
      setClock('running')
    }),
  )

  it(
    'that strangers ask for uses up none of what a member needs when signed in',
    inRollback(async (db) => {
      setClock(new Date())
      const { phone, as } = await makeLogin(db)
      for (const [index, purpose] of (['login', 'register'] as const).entries())
        for (let i = 0; i < 25; i += 1) {
          advanceClock(61_000)
          const stranger = { ...asVisitor, address: `198.51.100.${index}${i}` }
          await call(db, send, { phone, purpose }, stranger).catch(() => {})
        }
      for (const purpose of ['setPassword', 'changePhone'] as const)
        for (let i = 0; i < 5; i += 1) {
          advanceClock(61_000)
          await call(db, send, { purpose }, as)
        }
      setClock('running')
    }),
  )

  it(
    'goes to one phone twenty times a day at most, however many addresses ask for it',
    inRollback(async (db) => {
      setClock(new Date())
      const phone = freePhone()
      const codes = []
      for (let i = 0; i < 25; i += 1) {
        advanceClock(61_000)
        const ask = call(db, send, { phone, purpose: 'login' }, { ...asVisitor, address: `198.51.100.${i}` })
        codes.push(
          await ask.then(
            () => '0',
            (error: Refusal) => error.code,
          ),
        )
      }
      expect(codes.filter((code) => code === '0')).toHaveLength(20)
      expect(codes.at(-1)).toBe('SMS_LIMIT')
      setClock('running')
    }),
  )

  it(
    'about oneself needs a session, and goes to one’s own phone whatever is asked',
    inRollback(async (db) => {
      const { phone, as } = await makeLogin(db)
      await expect(call(db, send, { purpose: 'setPassword' }, asVisitor)).rejects.toMatchObject({
        code: 'NOT_SIGNED_IN',
      })
      await call(db, send, { purpose: 'setPassword', phone: freePhone() }, as)
      expect(await codeSentTo(db, phone)).toMatch(/^\d{6}$/)
    }),
  )
})

describe('a forgotten password', () => {
  it(
    'is replaced with the proof, which then is used up; the old one and all sessions end',
    inRollback(async (db) => {
      const { id, phone } = await makeLogin(db)
      await call(db, login, { loginName: phone, password: goodPassword }, asVisitor)
      const { token } = await forgot(db, phone)
      const reset = '/api/basic/member/login/reSetPwd'
      await call(db, reset, { token, password: next }, asVisitor)
      const sessions = await db.selectFrom('session').select('revokedAt').where('memberId', '=', id).execute()
      expect(sessions.every(({ revokedAt }) => revokedAt !== null)).toBe(true)
      await expect(call(db, login, { loginName: phone, password: goodPassword }, asVisitor)).rejects.toMatchObject({
        code: 'LOGIN_WRONG',
      })
      await call(db, login, { loginName: phone, password: next }, asVisitor)
      await expect(call(db, reset, { token, password: next }, asVisitor)).rejects.toMatchObject({
        code: 'VERIFICATION_INVALID',
      })
    }),
  )

  it(
    'gives ten minutes to choose the next',
    inRollback(async (db) => {
      setClock(new Date())
      const { phone } = await makeLogin(db)
      const { token } = await forgot(db, phone)
      advanceClock(10 * 60_000)
      await expect(
        call(db, '/api/basic/member/login/reSetPwd', { token, password: next }, asVisitor),
      ).rejects.toMatchObject({
        code: 'VERIFICATION_INVALID',
      })
      setClock('running')
    }),
  )

  it(
    'refuses passwords that are soon guessed, here too, and those around the phone number, and keeps the proof for a better one',
    inRollback(async (db) => {
      const [, { phone }] = [await makeLogin(db), await makeLogin(db)]
      const { token } = await forgot(db, phone)
      for (const password of [
        'Password123',
        '12345678',
        'aaaaaaaaaa',
        `x${phone}`,
        'qwertyuiop[]',
        'Huawei123',
        'woaini1314',
      ])
        await expect(
          call(db, '/api/basic/member/login/reSetPwd', { token, password }, asVisitor),
        ).rejects.toMatchObject({ code: 'PASSWORD_WEAK' })
      await call(db, '/api/basic/member/login/reSetPwd', { token, password: next }, asVisitor)
    }),
  )
})

describe('a proof', () => {
  it(
    'for one thing leaves those for others, and those of other members',
    inRollback(async (db) => {
      const [member, other] = [await makeLogin(db), await makeLogin(db)]
      await provePhone(db, member, 'changePhone')
      await provePhone(db, member, 'setPassword')
      await provePhone(db, other, 'setPassword')
      expect(await db.selectFrom('verification').select('purpose').execute()).toHaveLength(3)
    }),
  )

  it(
    'is the one that was given, for the member who has that phone, and changes nobody else’s password',
    inRollback(async (db) => {
      const [before, member, after] = [await makeLogin(db), await makeLogin(db), await makeLogin(db)]
      const { token } = await forgot(db, member.phone)
      const others = await forgot(db, after.phone)
      const reset = (token: string) =>
        call(db, '/api/basic/member/login/reSetPwd', { token, password: next }, asVisitor)
      await expect(reset('x'.repeat(43))).rejects.toMatchObject({ code: 'VERIFICATION_INVALID' })
      await reset(token)
      await call(db, login, { loginName: member.phone, password: next }, asVisitor)
      for (const { phone } of [before, after])
        await call(db, login, { loginName: phone, password: goodPassword }, asVisitor)
      await reset(others.token)
    }),
  )

  it(
    'is had by nobody who doesn’t know the code',
    inRollback(async (db) => {
      const { as } = await makeLogin(db)
      for (const purpose of ['setPassword', 'changePhone'] as const)
        await expect(call(db, judge, { purpose, code: '000000' }, as)).rejects.toMatchObject({ code: 'SMS_CODE_WRONG' })
    }),
  )
})

describe('changing the password when signed in', () => {
  const change = '/api/basic/member/login/safeCenterReSetPwd'

  it(
    'takes the old password as proof, whose wrong tries are counted as sign-ins are',
    inRollback(async (db) => {
      const { phone, as } = await makeLogin(db)
      await expect(call(db, judge, { purpose: 'setPassword', oldPassword: 'not-this-one' }, as)).rejects.toMatchObject({
        code: 'LOGIN_WRONG',
      })
      const { token } = await call(db, judge, { purpose: 'setPassword', oldPassword: goodPassword }, as)
      await call(db, change, { token, password: next }, as)
      await call(db, login, { loginName: phone, password: next }, asVisitor)
    }),
  )

  it(
    'refuses the proof of another member, and one for another purpose',
    inRollback(async (db) => {
      const [member, other] = [await makeLogin(db), await makeLogin(db)]
      const others = await provePhone(db, other, 'setPassword')
      const forPhone = await provePhone(db, member, 'changePhone')
      for (const { token } of [others, forPhone])
        await expect(call(db, change, { token, password: next }, member.as)).rejects.toMatchObject({
          code: 'VERIFICATION_INVALID',
        })
    }),
  )
})

describe('changing the phone', () => {
  const change = '/api/basic/member/login/updLoginName'

  it(
    'proves the old one, then the new one, which becomes the login name',
    inRollback(async (db) => {
      const member = await makeLogin(db)
      const phone = freePhone()
      const { token } = await provePhone(db, member, 'changePhone')
      await call(db, send, { phone, purpose: 'newPhone' }, member.as)
      await expect(call(db, change, { token, phone, code: '000000' }, member.as)).rejects.toMatchObject({
        code: 'SMS_CODE_WRONG',
      })
      await call(db, change, { token, phone, code: await codeSentTo(db, phone) }, member.as)
      await call(db, login, { loginName: phone, password: goodPassword }, asVisitor)
      await expect(
        call(db, login, { loginName: member.phone, password: goodPassword }, asVisitor),
      ).rejects.toMatchObject({ code: 'LOGIN_WRONG' })
    }),
  )

  it(
    'refuses a phone that is somebody’s already',
    inRollback(async (db) => {
      const [member, other] = [await makeLogin(db), await makeLogin(db)]
      const { token } = await provePhone(db, member, 'changePhone')
      await call(db, send, { phone: other.phone, purpose: 'newPhone' }, member.as)
      const code = await codeSentTo(db, other.phone)
      await expect(call(db, change, { token, phone: other.phone, code }, member.as)).rejects.toMatchObject({
        code: 'PHONE_TAKEN',
      })
    }),
  )
})

it(
  'proofs are stored as hashes',
  inRollback(async (db) => {
    const { phone } = await makeLogin(db)
    const { token } = await forgot(db, phone)
    const rows = await db.selectFrom('verification').select('tokenHash').where('systemId', '=', wotu).execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row) => row.tokenHash)).not.toContain(token)
  }),
)
