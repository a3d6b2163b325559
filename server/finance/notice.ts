import type { FastifyInstance } from 'fastify'
import { orderReads, walletReads } from '@wotu/contract/trading/order.buyer.ts'
import { channel, channelIsOpen, type Notice } from '#adapters/channel/channel.ts'
import { clock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db.ts'
import { gatherTold, type Tell } from '#kernel/tell.ts'
import { inTenant } from '#kernel/tenant.ts'
import { tx } from '#kernel/tx.ts'
import type { Announce } from '#kernel/call.ts'
import { syncAttempt } from './attempt.ts'
import { followWithdrawal } from './withdraw.ts'

interface Taken {
  /** Whose money it was about. */
  ownerId: string
}

/** Which of ours a notice is about, if its amount is ours. */
const subjectOf = async (db: Db, { kind, bizId, amountFen }: Notice): Promise<Taken | undefined> =>
  kind === 'payment'
    ? db
        .selectFrom('channelAttempt')
        .select('payerId as ownerId')
        .where('id', '=', bizId)
        .where('amountFen', '=', amountFen)
        .executeTakeFirst()
    : db
        .selectFrom('withdrawal')
        .select('ownerId')
        .where('id', '=', bizId)
        .where('amountFen', '=', amountFen)
        .executeTakeFirst()

/**
 * Takes a notice that was verified. It is no more than a reason to ask the channel, so what it claims moves nothing;
 * each event counts once, and in any order.
 * @param tell called for everybody else whom it concerns
 * @returns whom it concerns; `'refused'` when it names no payment or transfer of ours with this amount
 */
export const takeNotice = (db: Db, notice: Notice, now: Date, tell?: Tell): Promise<Taken | 'refused'> =>
  tx(db, async (trx) => {
    const subject = await subjectOf(trx, notice)
    if (!subject) return 'refused'
    const { systemId, eventId, kind, bizId, amountFen } = notice
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('channelNotice')
      .values({ systemId, channel: channel().name, eventId, kind, bizId, amountFen, receivedAt: now })
      .onConflict((on) => on.columns(['systemId', 'channel', 'eventId']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return subject
    await (kind === 'payment' ? syncAttempt(trx, bizId, now, tell) : followWithdrawal(trx, bizId, now))
    return subject
  })

/** `POST /channel/<name>/notice`: machines talk here, so an answer is its status: 200 taken, 400 don't come again with this. */
export const registerNotices = (app: FastifyInstance, { db, announce }: { db: Db; announce: Announce }) =>
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature is over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16 * 1024 }, (_, body, done) => done(null, body))
    scope.post<{ Params: { channel: string } }>('/channel/:channel/notice', async (request, reply) => {
      const { body, headers, params } = request
      const known = channelIsOpen() && channel().name === params.channel && Buffer.isBuffer(body)
      const notice = known ? channel().verifyNotice(body, headers, clock.now()) : null
      if (!notice) return reply.code(400).send('refused')
      const told = gatherTold()
      const taken = await inTenant(notice.systemId, () => takeNotice(db, notice, clock.now(), told.tell))
      if (taken === 'refused') return reply.code(400).send('refused')
      told.tell(taken.ownerId, [...orderReads, ...walletReads])
      told.announce(announce, notice.systemId)
      return reply.send('success')
    })
  })
