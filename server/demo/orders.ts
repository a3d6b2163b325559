import type { Goods } from './goods.ts'
import { live, type Fate, type Plan } from './life.ts'
import type { Shop } from './market.ts'
import type { Member, Members } from './members.ts'
import type { Timeline } from './timeline.ts'
import type { World } from './world.ts'

/** How long ago, in days, an order was made that has got as far as its fate by now. */
const since: Record<Fate, readonly [low: number, high: number]> = {
  unpaid: [0.002, 0.012],
  unconfirmed: [0.1, 0.9],
  unsent: [0.1, 0.8],
  partSent: [1.2, 2.5],
  unreceived: [1.2, 5],
  unevaluated: [5.5, 14],
  evaluated: [10, 88],
  lapsed: [28, 88],
  cancelled: [2, 80],
  expired: [2, 80],
  refunded: [3, 70],
}

/** How many orders of each fate: what the demo's buyer bought in all shops, and what the demo's seller sold. */
const bought: Partial<Record<Fate, number>> = {
  unpaid: 3,
  unconfirmed: 1,
  unsent: 3,
  partSent: 1,
  unreceived: 4,
  unevaluated: 3,
  evaluated: 12,
  lapsed: 1,
  cancelled: 2,
  expired: 1,
  refunded: 1,
}
const sold: Partial<Record<Fate, number>> = {
  unpaid: 2,
  unconfirmed: 2,
  unsent: 5,
  partSent: 2,
  unreceived: 4,
  unevaluated: 3,
  evaluated: 10,
  lapsed: 1,
  cancelled: 1,
  expired: 1,
  refunded: 1,
}
/** What everybody else bought elsewhere, so that goods have something said of them. */
const elsewhere = 56

const day = 86_400_000

interface Cast {
  members: Members
  shops: Shop[]
  goods: Goods[]
  voucher: string
}

/** Writes some hundred and twenty orders of the last ninety days into the timeline. */
export function planOrders(world: World, timeline: Timeline, { members, shops, goods, voucher }: Cast): void {
  const { random, now } = world
  /** Goods that sell well are bought more often. */
  const chooseGoods = (shop: Shop, count: number) => {
    const own = goods.filter((one) => one.shopId === shop.id)
    const chosen = new Set<Goods>()
    while (chosen.size < count) chosen.add(random.pick(random.chance(0.6) ? own.slice(0, 12) : own))
    return [...chosen]
  }
  const place = (buyer: Member, shop: Shop, fate: Fate) => {
    const [low, high] = since[fate]
    const count = fate === 'partSent' ? 2 : random.pick([1, 1, 1, 2, 2, 3])
    const lines = chooseGoods(shop, count).map((one) => ({
      goods: one,
      spec: random.pick(one.specs.slice(0, 2)),
      quantity: buyer === members.enterprise ? random.int(6, 30) : random.pick([1, 1, 2, 2, 3, 5]),
    }))
    const plan: Plan = {
      buyer,
      seller: { id: shop.sellerId, shopId: shop.id },
      lines,
      at: new Date(now.getTime() - random.between(low, high) * day),
      fate,
      way:
        fate === 'unconfirmed'
          ? 'offline'
          : random.pick(['balance', 'balance', 'balance', 'card', 'scan', 'scan', 'offline']),
      voucher,
      cheaper: fate !== 'expired' && random.chance(0.08),
    }
    live(world, timeline, plan)
  }
  const each = (counts: Partial<Record<Fate, number>>, run: (fate: Fate, i: number) => void) => {
    for (const [fate, count] of Object.entries(counts)) for (let i = 0; i < count; i += 1) run(fate as Fate, i)
  }

  each(bought, (fate, i) => place(members.buyer, shops[(i + fate.length) % shops.length]!, fate))
  each(sold, (fate, i) => place(i % 4 === 3 ? members.enterprise : random.pick(members.others), shops[0]!, fate))
  for (let i = 0; i < elsewhere; i += 1) {
    const fate: Fate = i % 7 === 6 ? random.pick(['unsent', 'unreceived'] as const) : 'evaluated'
    place(random.pick(members.others), shops[1 + (i % (shops.length - 1))]!, fate)
  }
}
