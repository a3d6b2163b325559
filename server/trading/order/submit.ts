import type { buyerOrderCalls } from '@wotu/contract/trading/order/buyer.ts'
import type { Db } from '#kernel/db/db.ts'
import type { ContextOf, Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { inSets } from '#kernel/call/sets.ts'
import { checkSellable, faultOf } from '../cart/cart.ts'
import { chooseAddress, priceOrders, readChosen, toDraft, type Chosen } from './draft.ts'
import { orderNo } from './no.ts'
import { orderWrites, type Submission } from './write.ts'
import { later, minute, termsOf } from '#kernel/call/terms.ts'

type SubmitCall = (typeof buyerOrderCalls)['/api/buyer/trading/order/orderSubmit']
type Submit = ContextOf<SubmitCall>
type Source = Pick<Submission, 'partner' | 'attribution'>

/** Judges one order by what was read for it. @throws {Refusal} */
function judge(
  { input, actor, now, tell }: Submit,
  { specs, address: found, buyerName }: Chosen,
  { payMinutes, source }: { payMinutes: number; source: Source },
) {
  if (specs.length === 0) refuse('NOTHING_CHOSEN')
  const address = found ?? refuse('NOT_FOUND', { what: '收货地址' })
  if (specs.length < input.lineIds.length) refuse('NOT_FOUND', { what: '部分商品' })
  for (const spec of specs) {
    if (spec.sellerId === actor.boId) refuse('OWN_GOODS')
    checkSellable(spec, spec.quantity)
  }
  const priced = priceOrders(specs, address.areaCode, input.delivery)
  const unreachable = priced.find((order) => !order.deliverable)
  if (unreachable) refuse('OUT_OF_RANGE', { shopName: unreachable.shopName })
  const payableFen = priced.reduce((sum, order) => sum + order.payableFen, 0)
  if (payableFen !== input.payableFen) refuse('PRICE_CHANGED', {}, { payableFen })

  const write: Submission = {
    buyerId: actor.boId,
    buyerName,
    payId: newId(),
    now,
    payBy: later(now, payMinutes * minute),
    address,
    delivery: input.delivery,
    ...source,
    orders: priced.map((order) => ({
      ...order,
      id: newId(),
      no: orderNo(now),
      message: input.messages[order.shopId] ?? '',
    })),
  }
  const { payId, payBy, orders } = write
  for (const order of orders)
    tell(order.sellerId, ['/api/trading/order/selAllOrderListByPage/v3', '/api/trading/order/selectOrderCount'])
  return { data: { payId, orderIds: orders.map((order) => order.id), payableFen, payBy: payBy.toISOString() }, write }
}

/** What is for sale of each spec before the first of these orders takes from it. */
const stockOf = (chosen: Chosen[]) => new Map(chosen.flatMap(({ specs }) => specs.map((s) => [s.specId, s.stock])))

/** Which of the sites that these orders name are this tenant's partners. */
async function partnersOf(db: Db, calls: readonly Submit[]): Promise<ReadonlySet<string>> {
  const named = [...new Set(calls.map(({ input }) => input.partner).filter(Boolean))]
  if (named.length === 0) return new Set()
  const sites = await db
    .selectFrom('systemOrigin')
    .select('origin')
    .where('origin', 'in', named)
    .where('systemId', '=', calls[0]!.systemId)
    .where('kind', '=', 'partner')
    .execute()
  return new Set(sites.map(({ origin }) => origin))
}

/** Anybody can write an address: only what names a partner is kept. It never keeps an order from being made. */
const sourceOf = ({ partner, attribution }: Submit['input'], partners: ReadonlySet<string>): Source =>
  partners.has(partner) ? { partner, attribution } : { partner: '', attribution: '' }

export const orderSubmitHandlers = {
  '/api/buyer/trading/order/orderSubmitData': async ({ input, db, actor }) => {
    const address = await chooseAddress(db, actor.boId, input.addressId)
    const [chosen] = await readChosen(db, [{ ...input, buyerId: actor.boId }], { lock: false })
    if (chosen!.specs.length === 0) refuse('NOTHING_CHOSEN')
    const orders = priceOrders(chosen!.specs, address?.areaCode ?? null, input.delivery)
    return {
      orders: orders.map((order) => toDraft(order, (spec) => faultOf(spec, spec.quantity))),
      address,
      payableFen: orders.reduce((sum, order) => sum + order.payableFen, 0),
    }
  },

  '/api/buyer/trading/order/orderSubmit': inSets<SubmitCall, Submission>({
    read: async (db, calls, hold) => {
      const wanted = calls.map(({ input, actor }) => ({ ...input, buyerId: actor.boId }))
      const chosen = await readChosen(db, wanted, { lock: hold })
      const left = stockOf(chosen)
      const partners = await partnersOf(db, calls)
      const { payMinutes } = await termsOf(db, calls[0]!.systemId)
      return (call, i) => {
        const { specs, ...rest } = chosen[i]!
        const still = specs.map((spec) => ({ ...spec, stock: left.get(spec.specId)! }))
        const judged = judge(call, { ...rest, specs: still }, { payMinutes, source: sourceOf(call.input, partners) })
        for (const { specId, quantity } of specs) left.set(specId, left.get(specId)! - quantity)
        return judged
      }
    },
    write: orderWrites,
  }),
} satisfies Partial<Handlers<typeof buyerOrderCalls>>
