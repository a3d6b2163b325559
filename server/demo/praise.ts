import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { act } from './act.ts'
import { ownCopy } from './drawings.ts'
import type { Plan } from './life.ts'
import { middling, poor, replies, saidOf } from './words.ts'
import type { World } from './world.ts'

/** The buyer says what he thinks of each line; sellers answer some of it. */
export async function evaluate(world: World, { buyer, lines }: Plan, order: OrderDetail, at: Date): Promise<void> {
  const { db, random } = world
  const written = []
  for (const { id: lineId, goodsId } of order.lines) {
    const { goods } = lines.find((line) => line.goods.id === goodsId)!
    const stars = random.pick([5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, random.pick([3, 3, 2])])
    const near = () => Math.min(5, stars + random.pick([0, 0, 0, 1]))
    const words = stars >= 4 ? saidOf(goods.art) : stars === 3 ? middling : poor
    written.push({
      lineId,
      stars,
      described: near(),
      service: near(),
      logistics: near(),
      words: random.pick(words),
      pictures: random.chance(0.3) ? [await ownCopy(world, buyer.id, goods.pictures[1]!)] : [],
      anonymous: random.chance(0.15),
    })
  }
  await act(world, '/api/buyer/trading/evaluate/addEvalOrder', { orderId: order.id, lines: written }, buyer, at)
  if (!random.chance(0.4)) return
  await db
    .updateTable('evaluation')
    .set({
      reply: written[0]!.stars >= 4 ? random.pick(replies.slice(0, 2)) : replies[2]!,
      repliedAt: new Date(at.getTime() + 5 * 3_600_000),
    })
    .where('orderId', '=', order.id)
    .execute()
}
