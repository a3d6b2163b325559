import { afterAll } from 'vitest'
import { setChannel } from '#adapters/channel/channel.ts'
import { answerPayment, createSandbox } from '#adapters/channel/sandbox/bank.ts'
import { setMischief, type Mischief } from '#adapters/channel/sandbox/mischief.ts'
import type { Db } from '#kernel/db.ts'
import { openPool } from '#kernel/db.ts'
import { setPepper } from '#kernel/pepper.ts'
import { testDb, wotu } from '#kernel/testing.ts'
import { inTenant } from '#kernel/tenant.ts'
import { hashPayPassword } from '../finance/index.ts'

setPepper('test')

export const bankKey = 'test key'

/** The sandbox bank as the channel of this test file, with a pool of its own, as in the server. */
export async function testBank() {
  const { db } = openPool((await testDb()).url, 2)
  afterAll(() => db.destroy())
  setChannel(createSandbox({ db, key: bankKey }))
  return {
    db,
    /** The payer answers on the bank's page. */
    answer: (url: string, approve = true) =>
      inTenant(wotu, () => answerPayment(db, url.replace('/sandbox/pay/', ''), approve)),
    misbehave: (mischief: Partial<Mischief>) => inTenant(wotu, () => setMischief(db, wotu, mischief)),
  }
}
export type TestBank = Awaited<ReturnType<typeof testBank>>

/** A payment password, as after setting it. */
export async function givePayPassword(db: Db, boId: string, password = '246810') {
  const hash = await hashPayPassword(boId, password)
  await db
    .insertInto('payPassword')
    .values({ systemId: wotu, boId, hash, updatedAt: new Date(), lockedUntil: null, cashFrom: null })
    .execute()
}
