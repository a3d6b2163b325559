import type { orderCalls } from '@wotu/contract/trading/order/seller.ts'
import type { OrderState } from '@wotu/contract/trading/order/state.ts'
import type { Paging } from '#kernel/db/db.ts'
import type { Context, Actor, Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { chooseAddress } from './draft.ts'
import { freightFen } from '../freight/freight.ts'
import { listOrders } from './list.ts'
import { readLog, readOwnOrder, readShipments, orderDetail, type Side } from './read.ts'

type Calls = Pick<
  typeof orderCalls,
  | '/api/trading/orderPub/selNotPaidList'
  | '/api/trading/orderPub/selNotSentList'
  | '/api/trading/orderPub/selNotReceivedList'
  | '/api/trading/orderPub/selNotEvaluatedList'
  | '/api/trading/orderPub/selAllList'
  | '/api/trading/orderPub/selFilteredList'
  | '/api/trading/order/selOrderGoodsListByParam'
  | '/api/trading/order/orderReceivAddressJudgeMent.do'
  | '/api/trading/order/selOrderTraceList'
  | '/api/trading/order/selOrderTraceDetail'
  | '/api/trading/orderChange/selChangeOrderInfo'
>

type ListContext = Context<Paging & { side: Side }, Actor>
const inStates =
  (...states: OrderState[]) =>
  ({ input, db, actor }: ListContext) =>
    listOrders(db, input.side, actor.boId, { ...input, states, keyword: '' })

/** Calls that an order's buyer and its seller share: each sees what is his. */
export const sharedOrderHandlers = {
  '/api/trading/orderPub/selNotPaidList': inStates('unpaid', 'unconfirmed'),
  '/api/trading/orderPub/selNotSentList': inStates('unsent', 'partSent'),
  '/api/trading/orderPub/selNotReceivedList': inStates('unreceived'),
  '/api/trading/orderPub/selNotEvaluatedList': inStates('unevaluated'),
  '/api/trading/orderPub/selAllList': inStates(),
  '/api/trading/orderPub/selFilteredList': ({ input, db, actor }) => listOrders(db, input.side, actor.boId, input),

  '/api/trading/order/selOrderGoodsListByParam': async ({ input, db, actor, now }) => {
    const { side } = await readOwnOrder(db, actor.boId, input.orderId)
    return (await orderDetail(db, side, actor.boId, input.orderId, now)).lines
  },

  '/api/trading/order/orderReceivAddressJudgeMent.do': async ({ input, db, actor }) => {
    const address = found('收货地址', (await chooseAddress(db, actor.boId, input.addressId)) ?? undefined)
    const specs = await db
      .selectFrom('goodsSpec as s')
      .innerJoin('goods as g', (j) => j.onRef('g.sellerId', '=', 's.sellerId').onRef('g.id', '=', 's.goodsId'))
      .leftJoin('freightTemplate as f', (j) =>
        j.onRef('f.sellerId', '=', 'g.sellerId').onRef('f.id', '=', 'g.freightTemplateId'),
      )
      .where('s.id', 'in', input.specIds)
      .select(['s.id', 'f.measure', 'f.rules'])
      .execute()
    return specs.map(({ id, measure, rules }) => ({
      specId: id,
      deliverable: measure === null || rules === null || freightFen({ measure, rules }, address.areaCode, []) !== null,
    }))
  },

  '/api/trading/order/selOrderTraceList': async ({ input, db, actor }) => {
    const { order } = await readOwnOrder(db, actor.boId, input.orderId)
    return readShipments(db, order)
  },

  '/api/trading/order/selOrderTraceDetail': async ({ input, db, actor }) => {
    const { order } = await readOwnOrder(db, actor.boId, input.orderId)
    return found(
      '物流信息',
      (await readShipments(db, order)).find((shipment) => shipment.id === input.shipmentId),
    )
  },

  '/api/trading/orderChange/selChangeOrderInfo': async ({ input, db, actor }) => {
    const { order } = await readOwnOrder(db, actor.boId, input.orderId)
    return readLog(db, order)
  },
} satisfies Handlers<Calls>
