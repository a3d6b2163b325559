import { sql, type Selectable } from 'kysely'
import type { Evaluation, EvaluationGrade, evaluationCalls } from '@wotu/contract/trading/evaluation.ts'
import { type Db, paged, type Paging } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { evaluateOrder } from './evaluate.ts'
import { readOwnOrder } from '../order/read.ts'
import { sells } from '../goods/sellable.ts'
import { scoresOf } from '../shop/read.ts'
import type { EvaluationTable } from '../tables.ts'

type Row = Selectable<EvaluationTable>

const shown = (row: Row): Evaluation => ({
  id: row.id,
  goodsId: row.goodsId,
  title: row.title,
  specName: row.specName,
  picture: row.picture,
  stars: row.stars,
  described: row.described,
  service: row.service,
  logistics: row.logistics,
  words: row.words,
  pictures: row.pictures,
  buyerName: row.anonymous ? '匿名用户' : row.buyerName,
  reply: row.reply,
  repliedAt: row.repliedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

const evaluations = (db: Db) => db.selectFrom('evaluation')

const graded = (query: ReturnType<typeof evaluations>, grade: EvaluationGrade) => {
  switch (grade) {
    case 'good':
      return query.where('stars', '>=', 4)
    case 'middle':
      return query.where('stars', '=', 3)
    case 'poor':
      return query.where('stars', '<=', 2)
    case 'pictured':
      return query.where(sql<boolean>`cardinality(pictures) > 0`)
    case 'all':
      return query
  }
}

/** One page, newest first. */
const newest = (db: Db, query: ReturnType<typeof evaluations>, paging: Paging) =>
  paged(db, { rows: query.selectAll(), by: [{ column: 'id' }] }, paging)

export const evaluationHandlers = {
  '/api/buyer/trading/evaluate/addEvalOrder': evaluateOrder,

  '/api/buyer/trading/evaluate/selEvalByOrderId': async ({ input, db, actor }) => {
    const { order } = await readOwnOrder(db, actor.boId, input.orderId)
    const rows = await evaluations(db)
      .selectAll()
      .where('buyerId', '=', order.buyerId)
      .where('orderId', '=', order.id)
      .orderBy('lineId')
      .execute()
    return rows.map(shown)
  },

  '/api/buyer/trading/evaluate/selEvaGoodsByPage': async ({ input, db }) => {
    const of = graded(evaluations(db).where('goodsId', '=', input.goodsId), input.grade)
    const { rows, ...page } = await newest(db, of, input)
    return { ...page, rows: rows.map(shown) }
  },

  '/openapi/trading/evaluateGoods/selScoreByGoodsId/manage': async ({ input, db }) => {
    const goods = found(
      '商品',
      await db.selectFrom('goods').select('score').where('id', '=', input.goodsId).executeTakeFirst(),
    )
    const count = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`
    const counts = await evaluations(db)
      .where('goodsId', '=', input.goodsId)
      .select((e) => [
        e.fn.countAll<number>().as('all'),
        count('stars >= 4').as('good'),
        count('stars = 3').as('middle'),
        count('stars <= 2').as('poor'),
        count('cardinality(pictures) > 0').as('pictured'),
      ])
      .executeTakeFirstOrThrow()
    return { score: goods.score, ...counts }
  },

  '/api/trading/evaluate/selEvalList': async ({ input, db, actor }) => {
    const { rows, ...page } = await newest(db, evaluations(db).where('buyerId', '=', actor.boId), input)
    return { ...page, rows: rows.map(shown) }
  },

  '/api/trading/evaluate/selEvaByPage': async ({ input, db, actor }) => {
    const own = graded(evaluations(db).where('sellerId', '=', actor.boId), input.grade).$if(input.keyword !== '', (q) =>
      q.where((e) => e(e.fn<number>('strpos', ['title', e.val(input.keyword)]), '>', 0)),
    )
    const { rows, ...page } = await newest(db, own, input)
    return { ...page, rows: rows.map((row) => ({ ...shown(row), orderId: row.orderId })) }
  },

  '/api/trading/evaluate/selEvalScoreByParam': async ({ input, db }) =>
    scoresOf(
      found(
        '店铺',
        await db
          .selectFrom('shop')
          .select(['score', 'scoreCount', 'describedSum', 'serviceSum', 'logisticsSum'])
          .where('id', '=', input.shopId)
          .where(sells('shop.boId'))
          .executeTakeFirst(),
      ),
    ),
} satisfies Handlers<typeof evaluationCalls>
