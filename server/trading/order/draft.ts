import type { Address } from '@wotu/contract/basic/address.ts'
import type { DraftOrder } from '@wotu/contract/trading/order/buyer.ts'
import type { OrderAddress } from '@wotu/contract/trading/order/order.ts'
import { columns, type Db, query, queryText } from '#kernel/db/db.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { allocate } from './allocate.ts'
import { freightFen } from '../freight/freight.ts'
import type { FreightRule, FreightTemplateTable, GoodsTable } from '../tables.ts'

/** What a buyer chose: lines of his cart, or one spec at once. */
export interface Choice {
  lineIds: string[]
  now?: { specId: string; quantity: number } | undefined
}

/** One chosen spec, with all that pricing and checking it needs. */
export interface ChosenSpec {
  cartLineId: string | null
  quantity: number
  sellerId: string
  specId: string
  goodsId: string
  shopId: string
  shopName: string
  specName: string
  title: string
  picture: string
  unit: string
  state: GoodsTable['state']
  /** Its shop doesn't sell now: see sellable.ts. */
  closed: boolean
  priceFen: number
  stock: number
  minQuantity: number
  weightG: number
  volumeCm3: number
  templateId: string | null
  measure: FreightTemplateTable['measure'] | null
  rules: FreightRule[] | null
}

/** Whose choice it is, and where it is to go. */
export type BuyersChoice = Choice & { buyerId: string; addressId?: string | undefined }

/** What was found of a choice: nothing when none of it is there (any more); no address when it isn't his. */
export interface Chosen {
  specs: ChosenSpec[]
  address: OrderAddress | undefined
  /** The name that the buyer goes by. */
  buyerName: string
}

/** What was chosen by each of several buyers, by his place `n` among them. */
const chosenText = `
  with wanted as (
    select w.n, w.buyer_id, w.address_id, c.id as cart_line_id, c.spec_id, c.quantity
    from unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[]) as w(n, buyer_id, address_id, line_id)
    join cart_line c on c.buyer_id = w.buyer_id and c.id = w.line_id
    union all
    select w.n, w.buyer_id, w.address_id, null, w.spec_id, w.quantity
    from unnest($5::int[], $6::bigint[], $7::bigint[], $8::bigint[], $9::int[]) as w(n, buyer_id, address_id, spec_id, quantity)
  )
  select w.n, w.cart_line_id, w.quantity, s.seller_id, s.id as spec_id, s.goods_id, g.shop_id, h.name as shop_name,
    s.name as spec_name, g.title, coalesce(nullif(s.picture, ''), g.pictures[1], '') as picture, g.unit, g.state,
    exists (select from wotu_closed_shops() c where c.bo_id = s.seller_id) as closed, s.price_fen,
    s.stock, s.min_quantity, s.weight_g, s.volume_cm3, f.id as template_id, f.measure, f.rules,
    coalesce(nullif(m.org_name, ''), nullif(m.nickname, ''), m.name) as buyer_name,
    a.consignee, a.phone, a.area_code, a.area_name, a.detail
  from wanted w
  join goods_spec s on s.id = w.spec_id
  join goods g on g.seller_id = s.seller_id and g.id = s.goods_id
  join shop h on h.bo_id = s.seller_id
  join member m on m.id = w.buyer_id
  left join freight_template f on f.seller_id = g.seller_id and f.id = g.freight_template_id
  left join address a on a.bo_id = w.buyer_id and a.id = w.address_id and a.kind = 'receive'
  order by s.id`

type ChosenRow = ChosenSpec & OrderAddress & { n: number; buyerName: string; consignee: string | null }

/**
 * Reads what each of these buyers chose, at today's prices, in order of spec id. With `lock`, the specs stay locked until
 * the transaction ends, so that stock and price hold; the order of locking is the same for everybody.
 * @returns what was found for the n-th choice at n
 */
export async function readChosen(
  db: Db,
  choices: readonly BuyersChoice[],
  { lock }: { lock: boolean },
): Promise<Chosen[]> {
  const all = choices.map((choice, n) => ({ ...choice, n, addressId: choice.addressId ?? null }))
  const lines = all.flatMap((one) => (one.now ? [] : [...new Set(one.lineIds)].map((lineId) => ({ ...one, lineId }))))
  const atOnce = all.flatMap((one) => (one.now ? [{ ...one, ...one.now }] : []))
  const rows = await queryText<ChosenRow>(db, lock ? `${chosenText} for update of s` : chosenText, [
    ...columns(
      lines,
      (line) => line.n,
      (line) => line.buyerId,
      (line) => line.addressId,
      (line) => line.lineId,
    ),
    ...columns(
      atOnce,
      (one) => one.n,
      (one) => one.buyerId,
      (one) => one.addressId,
      (one) => one.specId,
      (one) => one.quantity,
    ),
  ])
  const chosen = choices.map((): Chosen => ({ specs: [], address: undefined, buyerName: '' }))
  for (const { n, buyerName, consignee, phone, areaCode, areaName, detail, ...spec } of rows) {
    const one = chosen[n]!
    one.specs.push(spec)
    one.buyerName = buyerName
    if (consignee !== null) one.address = { consignee, phone, areaCode, areaName, detail }
  }
  return chosen
}

/** What freight depends on. */
export type Sendable = Pick<
  ChosenSpec,
  'quantity' | 'priceFen' | 'weightG' | 'volumeCm3' | 'templateId' | 'measure' | 'rules'
>

/** The freight of one shop's goods to a county, template by template; null where one of them can't be delivered. */
export function shopFreight(specs: readonly Sendable[], areaCode: string): number | null {
  let total = 0
  for (const templateId of new Set(specs.map((s) => s.templateId))) {
    const items = specs.filter((s) => s.templateId === templateId)
    const { measure, rules } = items[0]!
    if (measure === null || rules === null) continue // without a template: free of freight everywhere
    const freight = freightFen(
      { measure, rules },
      areaCode,
      items.map((s) => ({
        quantity: s.quantity,
        amountFen: s.priceFen * s.quantity,
        weightG: s.weightG,
        volumeCm3: s.volumeCm3,
      })),
    )
    if (freight === null) return null
    total += freight
  }
  return total
}

/** An order to be, with its lines' shares of the freight: what is shown, and what is stored, are computed here alone. */
export interface PricedOrder {
  shopId: string
  shopName: string
  sellerId: string
  goodsFen: number
  freightFen: number
  payableFen: number
  deliverable: boolean
  lines: (ChosenSpec & { subtotalFen: number; freightFen: number })[]
}

/** One order a shop. Without an address freight is still 0 and the place counts as deliverable. */
export function priceOrders(
  specs: readonly ChosenSpec[],
  areaCode: string | null,
  delivery: 'express' | 'self',
): PricedOrder[] {
  const sellers = [...new Set(specs.map((s) => s.sellerId))]
  return sellers.map((sellerId) => {
    const group = specs.filter((s) => s.sellerId === sellerId)
    const { shopId, shopName } = group[0]!
    const freight = areaCode === null || delivery === 'self' ? 0 : shopFreight(group, areaCode)
    const subtotals = group.map((s) => s.priceFen * s.quantity)
    const shares = allocate(freight ?? 0, subtotals)
    const goodsFen = subtotals.reduce((a, b) => a + b, 0)
    return {
      shopId,
      shopName,
      sellerId,
      goodsFen,
      freightFen: freight ?? 0,
      payableFen: goodsFen + (freight ?? 0),
      deliverable: freight !== null,
      lines: group.map((s, i) => ({ ...s, subtotalFen: subtotals[i]!, freightFen: shares[i]! })),
    }
  })
}

/** The address asked for, else the default one, else the first; null when there is none. */
export async function chooseAddress(db: Db, boId: string, id: string | undefined): Promise<Address | null> {
  const [row] = await query<Address>(db)`
    select id, kind, consignee, phone, area_code, area_name, detail, is_default from address
    where bo_id = ${boId} and kind = 'receive' and (${id ?? null}::bigint is null or id = ${id ?? null})
    order by is_default desc, id limit 1`
  return row ?? (id === undefined ? null : refuse('NOT_FOUND', { what: '收货地址' }))
}

export const toDraft = (
  order: PricedOrder,
  faultOf: (spec: ChosenSpec) => DraftOrder['lines'][number]['fault'],
): DraftOrder => ({
  shopId: order.shopId,
  shopName: order.shopName,
  goodsFen: order.goodsFen,
  freightFen: order.freightFen,
  payableFen: order.payableFen,
  deliverable: order.deliverable,
  lines: order.lines.map((line) => ({
    specId: line.specId,
    goodsId: line.goodsId,
    title: line.title,
    specName: line.specName,
    picture: line.picture,
    unit: line.unit,
    priceFen: line.priceFen,
    quantity: line.quantity,
    subtotalFen: line.subtotalFen,
    fault: faultOf(line),
  })),
})
