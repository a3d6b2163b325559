import type { FreightTemplate, freightCalls } from '@wotu/contract/trading/freight.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Actor, Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { areaName } from '../../basic/index.ts'
import { freightFen } from './freight.ts'
import { readGoods } from '../goods/read.ts'
import { chooseAddress, shopFreight } from '../order/draft.ts'
import { sells } from '../goods/sellable.ts'
import type { FreightRule } from '../tables.ts'

/** The rules with the names of their areas, whatever their level. */
async function named(db: Db, rules: readonly FreightRule[]): Promise<FreightTemplate['rules']> {
  const codes = [...new Set(rules.flatMap((rule) => rule.areaCodes))]
  const areas =
    codes.length === 0
      ? []
      : await db.selectFrom('area').select(['code', 'fullName']).where('code', 'in', codes).execute()
  const nameOf = new Map(areas.map((area) => [area.code, area.fullName]))
  return rules.map((rule) => ({ ...rule, areaNames: rule.areaCodes.map((code) => nameOf.get(code) ?? code) }))
}

interface Item {
  specId: string
  quantity: number
}

/** Specs on sale, each as often as it is wanted, with what their freight depends on. */
async function sendable(db: Db, items: readonly Item[]) {
  const rows = await db
    .selectFrom('goodsSpec as s')
    .innerJoin('goods as g', (j) => j.onRef('g.sellerId', '=', 's.sellerId').onRef('g.id', '=', 's.goodsId'))
    .leftJoin('freightTemplate as f', (j) =>
      j.onRef('f.sellerId', '=', 'g.sellerId').onRef('f.id', '=', 'g.freightTemplateId'),
    )
    .where(
      's.id',
      'in',
      items.map((item) => item.specId),
    )
    .where('g.state', '=', 'on')
    .where(sells('g.sellerId'))
    .select([
      's.id',
      's.priceFen',
      's.weightG',
      's.volumeCm3',
      'g.shopId',
      'f.id as templateId',
      'f.measure',
      'f.rules',
    ])
    .execute()
  return items.flatMap(({ specId, quantity }) => {
    const row = rows.find(({ id }) => id === specId)
    return row ? [{ ...row, quantity }] : []
  })
}

/** The template that goods are sent by; null where they are free of freight everywhere. @throws {Refusal} NOT_FOUND */
async function templateOf(db: Db, goodsId: string, actor: Actor | null) {
  await readGoods(db, goodsId, actor)
  const template = await db
    .selectFrom('goods as g')
    .innerJoin('freightTemplate as f', (j) =>
      j.onRef('f.sellerId', '=', 'g.sellerId').onRef('f.id', '=', 'g.freightTemplateId'),
    )
    .where('g.id', '=', goodsId)
    .select(['f.measure', 'f.rules'])
    .executeTakeFirst()
  return template ?? null
}

const templates = (db: Db, sellerId: string) =>
  db
    .selectFrom('freightTemplate as f')
    .where('f.sellerId', '=', sellerId)
    .select(['f.id', 'f.name', 'f.measure', 'f.sendAreaCode', 'f.rules'])
    .select((e) =>
      e
        .selectFrom('goods as g')
        .whereRef('g.sellerId', '=', 'f.sellerId')
        .whereRef('g.freightTemplateId', '=', 'f.id')
        .select((x) => x.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('used'),
    )
    .orderBy('f.id')

export const freightHandlers = {
  '/api/buyer/trading/freight/selByGoods': async ({ input, db, actor }) => {
    const areaCode = input.areaCode ?? (actor ? (await chooseAddress(db, actor.boId, undefined))?.areaCode : undefined)
    if (areaCode === undefined) return null
    const spec = found('商品', (await sendable(db, [input]))[0])
    return { areaCode, areaName: await areaName(db, areaCode), freightFen: shopFreight([spec], areaCode) }
  },

  '/api/trading/freight/selByParam': async ({ input, db }) => {
    await areaName(db, input.areaCode)
    const specs = await sendable(db, input.items)
    return [...new Set(specs.map((spec) => spec.shopId))].map((shopId) => ({
      shopId,
      freightFen: shopFreight(
        specs.filter((spec) => spec.shopId === shopId),
        input.areaCode,
      ),
    }))
  },

  '/api/trading/freight/selListByShopId': async ({ input, db, actor, refuse }) => {
    if (input.shopId !== actor.shopId) refuse('NOT_FOUND', { what: '店铺' })
    const rows = await templates(db, actor.boId).execute()
    return Promise.all(rows.map(async (row) => ({ ...row, rules: await named(db, row.rules) })))
  },

  '/api/trading/freight/selById': async ({ input, db, actor }) => {
    const row = found('运费模板', await templates(db, actor.boId).where('f.id', '=', input.id).executeTakeFirst())
    return { ...row, rules: await named(db, row.rules) }
  },

  '/api/trading/goods/judgeDeliveryRange': async ({ input, db, actor }) => {
    const template = await templateOf(db, input.goodsId, actor)
    return { deliverable: template === null || freightFen(template, input.areaCode, []) !== null }
  },

  '/api/trading/goods/selDeliveryRange': async ({ input, db, actor }) => {
    const template = await templateOf(db, input.goodsId, actor)
    return template ? named(db, template.rules) : []
  },
} satisfies Handlers<typeof freightCalls>
