import { sql } from 'kysely'
import type { shopCalls } from '@wotu/contract/trading/shop/shop.ts'
import type { shopGoodsCalls } from '@wotu/contract/trading/shop/goods.ts'
import { type Key, paged } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { maskName } from '../../basic/index.ts'
import { onSale, toGoodsRow } from '../goods/read.ts'
import { inShopThatSells } from '../goods/sellable.ts'
import { findShop, readShop, shopCards } from './read.ts'

/** How many goods a shop recommends. */
const recommended = 20

/** A province's or city's code without its closing zeros, which all codes within begin with. */
export const areaStem = (code: string) => code.replace(/(?:0000|00)$/, '')

/** Each has an index over the open shops. */
const orders = {
  score: [{ column: 'score' }, { column: 'scoreCount' }, { column: 'id' }],
  newest: [{ column: 'createdAt', isTime: true }, { column: 'id' }],
} satisfies Record<string, Key[]>

export const shopHandlers = {
  '/api/buyer/trading/shop/info/selShopInfoById': ({ input, db, actor }) => readShop(db, { id: input.shopId }, actor),

  '/openapi/trading/shopInfo/selShopAndOrg': async ({ input, db, actor }) => {
    const shop = await readShop(db, { id: input.shopId }, actor)
    const owner = await db
      .selectFrom('member')
      .select(['kind', 'name', 'orgName', 'creditCode'])
      .where('id', '=', shop.ownerId)
      .executeTakeFirstOrThrow()
    const name = owner.kind === 'business' ? owner.orgName : maskName(owner.name)
    return { ...shop, org: { kind: owner.kind, name, creditCode: owner.creditCode } }
  },

  '/openapi/trading/shopInfo/selDefaultShopByBoId': ({ db, actor }) => findShop(db, { boId: actor.boId }, actor),

  '/api/trading/shopInfo/selShopByOwnerId': ({ input, db, actor }) => readShop(db, { boId: input.ownerId }, actor),

  '/api/trading/shopInfo/selShopByParam': async ({ input, db }) => {
    const matching = shopCards(db)
      .where(inShopThatSells('h.id'))
      // Literal, as in the condition of the indexes.
      .where('h.state', '=', sql.lit('open'))
      .$if(input.areaCode !== undefined, (q) =>
        q.where((e) => e.fn<boolean>('starts_with', ['h.areaCode', e.val(areaStem(input.areaCode!))])),
      )
      .$if(input.keyword !== '', (q) =>
        q.where((e) =>
          e.or([
            e(e.fn<number>('strpos', ['h.name', e.val(input.keyword)]), '>', 0),
            e(e.fn<number>('strpos', ['h.mainGoods', e.val(input.keyword)]), '>', 0),
          ]),
        ),
      )
    if (input.sort === 'goods') {
      const counted = db.selectFrom(matching.as('h')).selectAll()
      return paged(
        db,
        { rows: counted, by: [{ column: 'goodsCount' }, { column: 'scoreCount' }, { column: 'id' }] },
        input,
      )
    }
    return paged(db, { rows: matching, by: orders[input.sort] }, input)
  },

  '/api/trading/shopClassify/selList': async ({ input, db, actor }) => {
    await readShop(db, { id: input.shopId }, actor)
    return db
      .selectFrom('shopClassify as c')
      .where('c.shopId', '=', input.shopId)
      .select(['c.id', 'c.parentId', 'c.name'])
      .select((e) =>
        e
          .selectFrom('goods as g')
          .whereRef('g.shopId', '=', 'c.shopId')
          .where('g.state', '=', 'on')
          .where((x) => x(x.ref('c.id'), '=', x.fn.any('g.classifyIds')))
          .select((x) => x.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('count'),
      )
      .orderBy('c.sort')
      .orderBy('c.id')
      .execute()
  },

  '/api/trading/shopInfo/selRecommendGoodsByShopId': async ({ input, db }) => {
    const rows = await onSale(db)
      .where('g.shopId', '=', input.shopId)
      .orderBy('g.sales', 'desc')
      .orderBy('g.id')
      .limit(recommended)
      .execute()
    return rows.map(toGoodsRow)
  },
} satisfies Handlers<typeof shopCalls & typeof shopGoodsCalls>
