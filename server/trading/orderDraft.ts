import { sql } from 'kysely'
import type { Address } from '@wotu/contract/basic/address.ts'
import type { DraftOrder } from '@wotu/contract/trading/order.buyer.ts'
import { type Db, query } from '#kernel/db.ts'
import { refuse } from '#kernel/refuse.ts'
import { allocate } from './allocate.ts'
import { freightFen } from './freight.ts'
import type { FreightRule, FreightTemplateTable, GoodsTable } from './tables.ts'

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
  priceFen: number
  stock: number
  minQuantity: number
  weightG: number
  volumeCm3: number
  templateId: string | null
  measure: FreightTemplateTable['measure'] | null
  rules: FreightRule[] | null
}

/**
 * Reads what was chosen at today's prices, in order of spec id. With `lock`, the specs stay locked until the
 * transaction ends, so that stock and price hold; the order of locking is the same for everybody.
 *
 * @throws {Refusal} NOTHING_CHOSEN when none of it is there (any more)
 */
export async function readChosen(
  db: Db,
  buyerId: string,
  choice: Choice,
  { lock }: { lock: boolean },
): Promise<ChosenSpec[]> {
  const wanted = choice.now
    ? sql`select null::bigint as cart_line_id, ${choice.now.specId}::bigint as spec_id, ${choice.now.quantity}::int as quantity`
    : sql`select id as cart_line_id, spec_id, quantity from cart_line where buyer_id = ${buyerId} and id = any(${choice.lineIds}::bigint[])`
  const { rows } = await sql<ChosenSpec>`
    with wanted as (${wanted})
    select w.cart_line_id as "cartLineId", w.quantity, s.seller_id as "sellerId", s.id as "specId", s.goods_id as "goodsId",
      g.shop_id as "shopId", h.name as "shopName", s.name as "specName", g.title, coalesce(nullif(s.picture, ''), g.pictures[1], '') as picture,
      g.unit, g.state, s.price_fen as "priceFen", s.stock, s.min_quantity as "minQuantity",
      s.weight_g as "weightG", s.volume_cm3 as "volumeCm3", f.id as "templateId", f.measure, f.rules
    from wanted w
    join goods_spec s on s.id = w.spec_id
    join goods g on g.seller_id = s.seller_id and g.id = s.goods_id
    join shop h on h.bo_id = s.seller_id
    left join freight_template f on f.seller_id = g.seller_id and f.id = g.freight_template_id
    order by s.id ${lock ? sql`for update of s` : sql``}`.execute(db)
  return rows.length > 0 ? rows : refuse('NOTHING_CHOSEN')
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
