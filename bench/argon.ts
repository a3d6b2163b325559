import { hashPayPassword } from '../server/finance/pay-password/payPassword.ts'
import { setPepper } from '../server/kernel/call/pepper.ts'
import type { Row } from './report.ts'

/** What checking a payment password costs by itself: Argon2id, so many at once. */
export const measureArgon = async (seconds: number, atOnce = 2): Promise<Row[]> => {
  setPepper('bench')
  const until = performance.now() + seconds * 1000
  let done = 0
  const work = async () => {
    while (performance.now() < until) {
      await hashPayPassword('1', '246810')
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return [{ what: `Argon2id, ${atOnce} at once`, value: `${Math.round(done / seconds)} a second` }]
}
