import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AttrDef } from '@wotu/contract/trading/category.ts'
import type { OrderAddress, PayWay, Shipment } from '@wotu/contract/trading/order/order.ts'
import type { OrderRole, OrderState } from '@wotu/contract/trading/order/state.ts'
import type { RefundState } from '@wotu/contract/trading/order/refundState.ts'

/** Row types of migrations/0003_trading.sql and 0006_goods_more.sql, where each column is explained. */

/** A jsonb column: written as JSON text (an array would become a PostgreSQL array), read parsed. */
type Json<T> = ColumnType<T, string, string>

export interface ShopTable {
  systemId: number
  boId: string
  id: string
  name: string
  logo: Generated<string>
  banner: Generated<string>
  notice: Generated<string>
  mainGoods: Generated<string>
  areaCode: Generated<string>
  areaName: Generated<string>
  phone: Generated<string>
  state: Generated<'auditing' | 'rejected' | 'open' | 'frozen'>
  score: GeneratedAlways<number>
  scoreCount: Generated<number>
  describedSum: Generated<number>
  serviceSum: Generated<number>
  logisticsSum: Generated<number>
  createdAt: Generated<Date>
}

/** What it costs to send to some areas; the rule without areas is for everywhere else. */
export interface FreightRule {
  areaCodes: string[]
  deliver: boolean
  /** Units (pieces, grams or cm³) that the first fee covers, and that each further fee covers. */
  first: number
  firstFen: number
  next: number
  nextFen: number
  /** Goods amount from which it is free. */
  freeFromFen?: number
}

export interface FreightTemplateTable {
  systemId: number
  sellerId: string
  id: string
  name: string
  measure: 'count' | 'weight' | 'volume'
  sendAreaCode: Generated<string>
  rules: Json<FreightRule[]>
  createdAt: Generated<Date>
}

export interface GoodsTable {
  systemId: number
  sellerId: string
  id: string
  shopId: string
  kind: Generated<'goods' | 'supply' | 'need' | 'package' | 'trusteeship'>
  categoryId: string
  title: string
  brief: Generated<string>
  pictures: Generated<string[]>
  unit: string
  attrs: ColumnType<Record<string, string>, string | undefined, string>
  originCode: Generated<string>
  originName: Generated<string>
  detail: Generated<string>
  freightTemplateId: string | null
  state: 'draft' | 'auditing' | 'rejected' | 'off' | 'on' | 'banned'
  minPriceFen: Generated<number>
  sales: Generated<number>
  score: GeneratedAlways<number>
  scoreCount: Generated<number>
  starSum: Generated<number>
  heat: GeneratedAlways<number>
  classifyIds: Generated<string[]>
  grams: Generated<string[]>
  keywords: Generated<string>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

export interface GoodsSpecTable {
  systemId: number
  sellerId: string
  id: string
  goodsId: string
  name: string
  code: Generated<string>
  picture: Generated<string>
  priceFen: number
  stock: number
  locked: Generated<number>
  minQuantity: Generated<number>
  weightG: Generated<number>
  volumeCm3: Generated<number>
  sort: Generated<number>
}

export interface CartLineTable {
  systemId: number
  buyerId: string
  id: string
  specId: string
  goodsId: string
  sellerId: string
  quantity: number
  addedPriceFen: number
  createdAt: Generated<Date>
}

export interface OrdersTable {
  systemId: number
  buyerId: string
  id: string
  no: string
  sellerId: string
  shopId: string
  shopName: string
  buyerName: string
  state: OrderState
  goodsFen: number
  freightFen: number
  discountFen: Generated<number>
  adjustFen: Generated<number>
  payableFen: number
  address: Json<OrderAddress>
  delivery: 'express' | 'self'
  message: Generated<string>
  sellerNote: Generated<string>
  partner: Generated<string>
  attribution: Generated<string>
  payWay: Generated<PayWay | ''>
  voucher: Generated<string[]>
  createdAt: Date
  payBy: Date
  paidAt: Date | null
  sentAt: Date | null
  receiveBy: Date | null
  receivedAt: Date | null
  extended: Generated<boolean>
  remindedAt: Date | null
  hidden: Generated<boolean>
  closedWhy: Generated<string>
}

export interface OrderLineTable {
  systemId: number
  buyerId: string
  orderId: string
  id: string
  sellerId: string
  goodsId: string
  specId: string
  title: string
  specName: string
  picture: Generated<string>
  unit: string
  priceFen: number
  quantity: number
  freightFen: Generated<number>
  discountFen: Generated<number>
  adjustFen: Generated<number>
  payableFen: number
  sent: Generated<number>
  evaluated: Generated<boolean>
}

export interface OrderLogTable {
  systemId: number
  buyerId: string
  orderId: string
  id: string
  action: string
  stateFrom: Generated<string>
  stateTo: OrderState
  byRole: OrderRole
  byId: string | null
  words: Generated<string>
  at: Date
}

export interface OrderRefundTable {
  systemId: number
  buyerId: string
  orderId: string
  sellerId: string
  amountFen: number
  state: Generated<RefundState>
  voucher: Generated<string[]>
  words: Generated<string>
  deniedWhy: Generated<string>
  createdAt: Date
  sentAt: Date | null
  endedAt: Date | null
}

export interface ShipmentTable {
  systemId: number
  buyerId: string
  orderId: string
  id: string
  way: 'express' | 'own' | 'self'
  company: Generated<string>
  waybill: Generated<string>
  driver: Generated<string>
  plate: Generated<string>
  phone: Generated<string>
  lines: Json<Shipment['lines']>
  trace: Json<Shipment['trace']>
  sentAt: Date
}

export interface CategoryTable {
  systemId: number
  id: string
  parentId: string | null
  name: string
  level: number
  sort: number
  leaf: boolean
  attrs: Json<AttrDef[]>
  specs: string[]
  units: string[]
}

export interface ShopClassifyTable {
  systemId: number
  sellerId: string
  id: string
  shopId: string
  parentId: string | null
  name: string
  sort: Generated<number>
}

export interface EvaluationTable {
  systemId: number
  buyerId: string
  orderId: string
  lineId: string
  id: string
  sellerId: string
  shopId: string
  goodsId: string
  title: string
  specName: string
  picture: string
  stars: number
  described: number
  service: number
  logistics: number
  words: string
  pictures: string[]
  anonymous: boolean
  buyerName: string
  reply: Generated<string>
  repliedAt: Date | null
  createdAt: Date
}

export interface FavouriteTable {
  systemId: number
  memberId: string
  id: string
  kind: 'goods' | 'shop' | 'article'
  targetId: string
  createdAt: Date
}

export interface SearchHistoryTable {
  systemId: number
  memberId: string
  words: string
  searchedAt: Date
}

declare module '#kernel/db/tables.ts' {
  interface Tables {
    shop: ShopTable
    category: CategoryTable
    shopClassify: ShopClassifyTable
    evaluation: EvaluationTable
    favourite: FavouriteTable
    searchHistory: SearchHistoryTable
    freightTemplate: FreightTemplateTable
    goods: GoodsTable
    goodsSpec: GoodsSpecTable
    cartLine: CartLineTable
    orders: OrdersTable
    orderLine: OrderLineTable
    orderLog: OrderLogTable
    orderRefund: OrderRefundTable
    shipment: ShipmentTable
  }
}
