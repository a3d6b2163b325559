import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payCalls } from '@wotu/contract/finance/pay.ts'
import { walletCalls } from '@wotu/contract/finance/wallet.ts'
import { createSandbox } from '#adapters/channel/sandbox/bank.ts'
import { channel, setChannel } from '#adapters/channel/channel.ts'
import { setMischief, type Mischief } from '#adapters/channel/sandbox/mischief.ts'
import { sandboxKey } from '#adapters/channel/sandbox/index.ts'
import { signed } from '#adapters/channel/sandbox/notices.ts'
import type { App } from '../../app.ts'
import { advanceClock, clock, setClock } from '#kernel/clock.ts'
import { newId } from '#kernel/db/ids.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testApp } from '#kernel/testing/call.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { market, owner } from '../../testing/call.ts'
import { makeMember } from '../../testing/market.ts'
import { financeJobs, handlers } from '../index.ts'
import { registerFinanceRoutes } from './routes.ts'
import { balancesOf } from '../../testing/finance.ts'

let app: App

beforeAll(async () => {
  app = await testApp({ ...payCalls, ...walletCalls }, handlers, {
    config: { environment: 'test', demo: true, perAddress: null, trustProxy: [] },
    domains: [{ handlers, jobs: financeJobs, routes: registerFinanceRoutes }],
  })
  return () => {
    setClock('running')
    setChannel(null)
  }
})
beforeEach(() => setClock(new Date()))

const misbehave = async (mischief: Partial<Mischief>) => {
  const { db } = await testDb()
  await inTenant(wotu, () => setMischief(db, wotu, mischief))
}

/** A recharge of 500 yuan, waiting at the bank. */
async function waiting() {
  const { db } = await testDb()
  const { id } = await inTenant(wotu, () => makeMember(db))
  const as = owner(id)
  const { payId } = await market.call('/api/finance/cashier/balanceAddCashierOrder', { amountFen: 50_000 }, as, {
    key: newId(),
  })
  const { attemptId } = await market.call('/api/buyer/finance/payment/submitPay', { payId, way: 'scan' }, as, {
    key: newId(),
  })
  await app.jobs.runDue()
  const attempt = await market.call('/api/finance/cashier/selPayAttempt', { attemptId }, as)
  const url = attempt.url!
  const booked = async () => (await inTenant(wotu, () => balancesOf(db, id))).available
  /** After the channel has been asked what is due to be asked. */
  const available = async () => {
    await app.jobs.runDue()
    return booked()
  }
  const sync = () => market.call('/api/buyer/finance/payment/syncPayStatusByBizId', { payId }, as)
  return { attemptId, url, booked, available, sync }
}

/** The payer answers in his browser. */
const answer = (url: string, choice = 'approve') =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: `answer=${choice}`,
  })

/** A notice of this content, signed as the bank does unless told otherwise. */
const send = (body: object | string, headers?: Record<string, string>) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return app.http.inject({
    method: 'POST',
    url: '/channel/sandbox/notice',
    headers: { 'content-type': 'application/json', ...(headers ?? signed(sandboxKey(), payload, clock.now())) },
    payload,
  })
}
const noticeOf = (bizId: string, more: object = {}) => ({
  eventId: newId(),
  systemId: wotu,
  kind: 'payment',
  bizId,
  amountFen: 50_000,
  state: 'success',
  ...more,
})

describe('a notice', () => {
  it('of the bank, sent by itself after the payer confirmed on its page, credits the recharge', async () => {
    const { url, available } = await waiting()
    const shown = await app.http.inject({ url })
    expect(shown.body).toContain('¥500.00')
    expect((await answer(url)).statusCode).toBe(303)
    advanceClock(1000)
    expect(await app.sandbox!.deliver()).toBe(2)
    expect(await available()).toBe(50_000)
    expect((await app.http.inject({ url })).body).toContain('支付成功')
  })

  it('that comes five times, and out of order, credits once', async () => {
    await misbehave({ copies: 5, disorder: true })
    const { url, available } = await waiting()
    await answer(url)
    advanceClock(1000)
    expect(await app.sandbox!.deliver()).toBe(10)
    expect(await available()).toBe(50_000)
    await misbehave({})
  })

  it('that never comes is made good by asking the channel: when the payer is back, or a job does', async () => {
    await misbehave({ lose: true })
    const back = await waiting()
    const away = await waiting()
    await answer(back.url)
    await answer(away.url)
    advanceClock(5_000)
    expect(await app.sandbox!.deliver()).toBe(0)
    expect(await back.available()).toBe(0)
    await back.sync()
    expect(await back.booked()).toBe(50_000)
    advanceClock(3_600_000)
    expect(await away.available()).toBe(50_000)
    await misbehave({})
  })

  it('that comes late is late, and the bank comes again when it is not taken', async () => {
    await misbehave({ delaySeconds: 60, wrongAmount: true })
    const { url, booked } = await waiting()
    await answer(url)
    advanceClock(30_000)
    expect(await app.sandbox!.deliver()).toBe(0)
    advanceClock(40_000)
    expect(await app.sandbox!.deliver()).toBe(0)
    expect(await booked()).toBe(0)
    const { db } = await testDb()
    const { tries } = await db
      .selectFrom('sandboxNotice')
      .select('tries')
      .where('deliveredAt', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(tries).toBe(1)
    await misbehave({})
  })

  it('with another sum than ours is refused', async () => {
    const { url, attemptId, available } = await waiting()
    await answer(url)
    expect((await send(noticeOf(attemptId, { amountFen: 5_000 }))).statusCode).toBe(400)
    expect(await available()).toBe(0)
  })

  it('of a success that the channel itself doesn’t confirm credits nothing', async () => {
    const { attemptId, available } = await waiting()
    expect((await send(noticeOf(attemptId))).statusCode).toBe(200)
    expect(await available()).toBe(0)
  })

  it('with any bit of body or signature flipped is refused', async () => {
    const { url, attemptId, available } = await waiting()
    await answer(url)
    const body = JSON.stringify(noticeOf(attemptId))
    const headers = signed(sandboxKey(), body, clock.now())
    for (let i = 0; i < body.length; i += 7) {
      const flipped = body.slice(0, i) + String.fromCharCode(body.charCodeAt(i) ^ 1) + body.slice(i + 1)
      expect((await send(flipped, headers)).statusCode).toBe(400)
    }
    const signature = headers['x-sandbox-signature']
    for (const wrong of [
      signature.replace(/^./, (c) => (c === '0' ? '1' : '0')),
      signature.slice(2),
      '',
      'x'.repeat(64),
    ])
      expect((await send(body, { ...headers, 'x-sandbox-signature': wrong })).statusCode).toBe(400)
    expect((await send(body, {})).statusCode).toBe(400)
    expect(await available()).toBe(0)
  })

  it('older or newer than five minutes is refused, and a replayed one changes nothing', async () => {
    const { url, attemptId, available } = await waiting()
    await answer(url)
    const body = JSON.stringify(noticeOf(attemptId))
    for (const seconds of [-301, 301])
      expect(
        (await send(body, signed(sandboxKey(), body, new Date(clock.now().getTime() + seconds * 1000)))).statusCode,
      ).toBe(400)
    const headers = signed(sandboxKey(), body, clock.now())
    for (let i = 0; i < 3; i += 1) expect((await send(body, headers)).statusCode).toBe(200)
    expect(await available()).toBe(50_000)
    const { db } = await testDb()
    const taken = await inTenant(wotu, () =>
      db.selectFrom('channelNotice').select('eventId').where('bizId', '=', attemptId).execute(),
    )
    expect(taken).toHaveLength(1)
  })

  it('for nobody’s payment, or another channel’s, is refused', async () => {
    expect((await send(noticeOf('123456789012345678'))).statusCode).toBe(400)
    const { attemptId } = await waiting()
    const body = JSON.stringify(noticeOf(attemptId))
    const sent = await app.http.inject({
      method: 'POST',
      url: '/channel/other/notice',
      headers: { 'content-type': 'application/json', ...signed(sandboxKey(), body, clock.now()) },
      payload: body,
    })
    expect(sent.statusCode).toBe(400)
  })
})

describe('the sandbox bank', () => {
  it('takes an answer from its own page only, and one', async () => {
    const { url, attemptId } = await waiting()
    const foreign = await app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'answer=approve',
    })
    expect(foreign.statusCode).toBe(404)
    await answer(url, 'decline')
    await answer(url, 'approve')
    expect(await inTenant(wotu, () => channel().query(attemptId))).toMatchObject({ state: 'failed' })
  })

  it('misbehaves as its control page says', async () => {
    const headers = { host: 'localhost:4600', 'content-type': 'application/x-www-form-urlencoded' }
    await app.http.inject({
      method: 'POST',
      url: '/sandbox/control',
      headers,
      payload: 'copies=3&delaySeconds=7&lose=1',
    })
    const { body } = await app.http.inject({ url: '/sandbox/control', headers: { host: 'localhost:4600' } })
    expect(body).toContain('name="copies" min="1" max="100" value="3"')
    expect(body).toContain('name="lose" value="1" checked')
    await misbehave({})
  })

  it('is not there outside the demo', async () => {
    const plain = await testApp(walletCalls, handlers)
    expect((await plain.http.inject({ url: '/sandbox/control' })).body).not.toContain('渠道行为')
    expect(plain.sandbox).toBeNull()
  })

  it('lets a payment lapse with its bill', async () => {
    const { url, attemptId } = await waiting()
    advanceClock(31 * 60_000)
    await answer(url)
    const bank = createSandbox({ db: (await testDb()).db, key: 'k' })
    expect(await inTenant(wotu, () => bank.query(attemptId))).toMatchObject({ state: 'failed' })
  })
})

describe('the exported statement', () => {
  it('is the list as a spreadsheet reads it, of the signed-in owner only', async () => {
    const signedOut = await app.http.inject({ url: '/export/statement', headers: { host: 'localhost:4600' } })
    expect(signedOut.json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})
