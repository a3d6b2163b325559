import type { FastifyError, FastifyInstance } from 'fastify'
import { channel, channelIsOpen, channelName, type Notice } from '#adapters/channel/channel.ts'
import { clock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { enqueue } from '#kernel/jobs/jobs.ts'
import { guardFrom } from '#kernel/http/floods.ts'
import type { RouteTools } from '#kernel/call/routeTools.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { tx } from '#kernel/call/tx.ts'

/** Whether a notice is about something of ours, and its amount is ours. */
const isOurs = async (db: Db, { kind, bizId, amountFen }: Notice): Promise<boolean> => {
  const subject = db.selectFrom(kind === 'payment' ? 'channelAttempt' : 'withdrawal')
  const row = await subject.select('id').where('id', '=', bizId).where('amountFen', '=', amountFen).executeTakeFirst()
  return row !== undefined
}

/**
 * Takes a notice that was verified. It is no more than a reason to ask the channel, which a job does at once, so what it
 * claims moves nothing; each event counts once, and in any order.
 * @returns `'refused'` when it names no payment or transfer of ours with this amount
 */
export const takeNotice = (db: Db, notice: Notice, now: Date): Promise<'taken' | 'refused'> =>
  tx(db, async (trx) => {
    if (!(await isOurs(trx, notice))) return 'refused'
    const { systemId, eventId, kind, bizId, amountFen } = notice
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('channelNotice')
      .values({ systemId, channel: channelName(), eventId, kind, bizId, amountFen, receivedAt: now })
      .onConflict((on) => on.columns(['systemId', 'channel', 'eventId']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) {
      const follow = kind === 'payment' ? 'attempt.follow' : 'withdrawal.follow'
      await enqueue(trx, { systemId, kind: follow, key: bizId, runAt: now, payload: bizId })
    }
    return 'taken'
  })

const maxBytes = 16 * 1024

/**
 * `POST /channel/<name>/notice`: machines talk here, so an answer is its status: 200 taken, 400 don't come again with this,
 * 413 too long, 429 too many that are not the channel's, 500 come again. The guard against floods is not asked (kernel/http.ts):
 * a channel sends all that it has at once, and a notice that was turned away would be late or lost.
 */
export const registerNotices = (app: FastifyInstance, { db, perAddress }: RouteTools) =>
  app.register(async (scope) => {
    // What is signed is always looked at.
    const mayBeWrong = guardFrom(app, perAddress)
    scope.removeAllContentTypeParsers()
    // The signature is over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_, body, done) => done(null, body))
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode = 500 } = error
      if (statusCode === 413) return reply.code(413).send('too long')
      if (statusCode >= 400 && statusCode < 500) return reply.code(400).send('refused')
      request.log.error({ err: error, requestId: request.id }, 'fault')
      return reply.code(500).send('fault')
    })
    scope.post<{ Params: { channel: string } }>('/channel/:channel/notice', async (request, reply) => {
      const refused = async () =>
        (await mayBeWrong(request)) ? reply.code(400).send('refused') : reply.code(429).send('too often')
      const { body, headers, params } = request
      const known = channelIsOpen() && channelName() === params.channel && Buffer.isBuffer(body)
      const notice = known ? channel().verifyNotice(body, headers, clock.now()) : null
      if (!notice) return refused()
      const taken = await inTenant(notice.systemId, () => takeNotice(db, notice, clock.now()))
      if (taken === 'refused') return reply.code(400).send('refused')
      return reply.send('success')
    })
  })
