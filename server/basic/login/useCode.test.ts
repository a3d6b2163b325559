import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { advanceClock, clock, setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { inRollback, wotu } from '#kernel/testing/testing.ts'
import { codeSentTo, freePhone } from '../testing.ts'
import { sendCode, useCode, type CodePurpose } from './sms.ts'

beforeEach(() => setClock(new Date()))
afterEach(() => setClock('running'))

const send = async (db: Db, phone: string, purpose: CodePurpose) => {
  const asker = { actor: null, address: '192.0.2.1', limit: async () => {} }
  await sendCode({ db, systemId: wotu, now: clock.now(), ...asker }, phone, purpose)
  return codeSentTo(db, phone)
}
const use = (db: Db, phone: string, purpose: CodePurpose, code: string) =>
  useCode({ db, systemId: wotu, now: clock.now() }, phone, purpose, code)
const wrong = { code: 'SMS_CODE_WRONG' }
/** Six digits that are not these. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a code that was sent', () => {
  it(
    'is good once',
    inRollback(async (db) => {
      const phone = freePhone()
      const code = await send(db, phone, 'login')
      await use(db, phone, 'login', code)
      await expect(use(db, phone, 'login', code)).rejects.toMatchObject(wrong)
    }),
  )

  it(
    'is good for five minutes',
    inRollback(async (db) => {
      const [early, late] = [freePhone(), freePhone()]
      const codes = [await send(db, early, 'login'), await send(db, late, 'login')] as const
      advanceClock(5 * 60_000 - 1)
      await use(db, early, 'login', codes[0])
      advanceClock(1)
      await expect(use(db, late, 'login', codes[1])).rejects.toMatchObject(wrong)
    }),
  )

  it(
    'is good no more after five wrong tries',
    inRollback(async (db) => {
      const [four, five] = [freePhone(), freePhone()]
      const codes = [await send(db, four, 'login'), await send(db, five, 'login')] as const
      const miss = (phone: string, code: string) =>
        expect(use(db, phone, 'login', otherThan(code))).rejects.toMatchObject(wrong)
      for (let i = 0; i < 4; i += 1) await miss(four, codes[0])
      for (let i = 0; i < 5; i += 1) await miss(five, codes[1])
      await use(db, four, 'login', codes[0])
      await expect(use(db, five, 'login', codes[1])).rejects.toMatchObject(wrong)
    }),
  )

  it(
    'stays good whatever is tried and used for another purpose, or by another phone',
    inRollback(async (db) => {
      const [phone, other] = [freePhone(), freePhone()]
      const code = await send(db, phone, 'setPassword')
      const forLogin = await send(db, phone, 'login')
      const others = await send(db, other, 'setPassword')
      for (let i = 0; i < 4; i += 1)
        await expect(use(db, phone, 'login', otherThan(forLogin))).rejects.toMatchObject(wrong)
      await use(db, phone, 'login', forLogin)
      await use(db, other, 'setPassword', others)
      await use(db, phone, 'setPassword', code)
    }),
  )
})
