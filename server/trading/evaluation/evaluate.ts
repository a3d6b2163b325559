import { sql } from 'kysely'
import type { evaluationCalls } from '@wotu/contract/trading/evaluation.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handler } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { earnPoints, maskName, requireOwnPictures } from '../../basic/index.ts'
import { moveOrder } from '../order/move.ts'
import { lockOrder } from '../order/read.ts'
import { sellerReads } from '../order/stale.ts'

type Call = (typeof evaluationCalls)['/api/buyer/trading/evaluate/addEvalOrder']

/** Adds the stars of an order's evaluations to its goods, in order of id, then to its shop. */
const addStars = async (db: Db, buyerId: string, orderId: string) => {
  await sql`
    with given as (
      select seller_id, goods_id as id, sum(stars)::int as stars, count(*)::int as n from evaluation
      where buyer_id = ${buyerId} and order_id = ${orderId} group by seller_id, goods_id
    ), held as (
      select g.seller_id, g.id, v.stars, v.n from goods g join given v using (seller_id, id) order by g.id for update of g
    )
    update goods g set star_sum = g.star_sum + h.stars, score_count = g.score_count + h.n
    from held h where g.seller_id = h.seller_id and g.id = h.id`.execute(db)
  await sql`
    update shop h set score_count = h.score_count + v.n, described_sum = h.described_sum + v.described,
      service_sum = h.service_sum + v.service, logistics_sum = h.logistics_sum + v.logistics
    from (
      select seller_id, count(*)::int as n, sum(described)::int as described, sum(service)::int as service,
        sum(logistics)::int as logistics
      from evaluation where buyer_id = ${buyerId} and order_id = ${orderId} group by seller_id
    ) v where h.bo_id = v.seller_id`.execute(db)
}

/** All of an order's lines at once: it is done with that, so that none is evaluated twice. */
export const evaluateOrder: Handler<Call> = async ({ input, db, systemId, actor, now, refuse, tell }) => {
  const order = await lockOrder(db, 'buyer', actor.boId, input.orderId)
  const pictures = input.lines.flatMap((line) => line.pictures)
  await requireOwnPictures({ db, actor }, pictures)
  await moveOrder(db, { order, action: 'evaluate', role: 'buyer', byId: actor.memberId, now })
  const lines = await db
    .updateTable('orderLine')
    .set({ evaluated: true })
    .where('buyerId', '=', order.buyerId)
    .where('orderId', '=', order.id)
    .returning(['id', 'goodsId', 'title', 'specName', 'picture'])
    .execute()
  const drafts = new Map(input.lines.map((draft) => [draft.lineId, draft]))
  if (drafts.size !== input.lines.length || drafts.size !== lines.length) refuse('EVALUATION_INCOMPLETE')
  const { orderId } = input
  const { buyerId, sellerId, shopId } = order
  await db
    .insertInto('evaluation')
    .values(
      lines.map(({ id: lineId, ...line }) => ({
        ...line,
        ...(drafts.get(lineId) ?? refuse('EVALUATION_INCOMPLETE')),
        systemId,
        buyerId,
        sellerId,
        shopId,
        orderId,
        id: newId(),
        buyerName: maskName(order.buyerName),
        repliedAt: null,
        createdAt: now,
      })),
    )
    .execute()
  await addStars(db, buyerId, orderId)
  await earnPoints(db, { systemId, boId: buyerId, action: 'evaluate', orderId, now })
  tell(sellerId, [...sellerReads, '/api/trading/evaluate/selEvaByPage'])
  return null
}
