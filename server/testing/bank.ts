import { afterAll } from 'vitest'
import { setChannel, type Channel } from '#adapters/channel/channel.ts'
import { answerPayment, createSandbox } from '#adapters/channel/sandbox/bank.ts'
import { setMischief, type Mischief } from '#adapters/channel/sandbox/mischief.ts'
import { openPool } from '#kernel/db/db.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { inTenant } from '#kernel/call/tenant.ts'

export const bankKey = 'test key'

/** The sandbox bank as the channel of this test file, with a pool of its own, as in the server. */
export async function testBank() {
  const { db } = openPool((await testDb()).url, 2)
  afterAll(() => db.destroy())
  const sandbox = createSandbox({ db, key: bankKey })
  setChannel(sandbox)
  return {
    db,
    /** Some of its answers become these, until the returned function is called. */
    misanswer: (answers: Partial<Channel>) => {
      setChannel({ ...sandbox, ...answers })
      return () => setChannel(sandbox)
    },
    /** The payer answers on the bank's page. */
    answer: (url: string, approve = true) =>
      inTenant(wotu, () => answerPayment(db, url.replace('/sandbox/pay/', ''), approve)),
    misbehave: (mischief: Partial<Mischief>) => inTenant(wotu, () => setMischief(db, wotu, mischief)),
  }
}
