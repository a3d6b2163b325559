import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { wotu } from '#kernel/testing/testing.ts'
import { searchWords } from '../trading/index.ts'
import type { makeShop } from './market.ts'

type Shop = Awaited<ReturnType<typeof makeShop>>

interface Shelved {
  title: string
  categoryId?: string
  priceFen?: number
  sales?: number
  originCode?: string
  attrs?: Record<string, string>
  state?: 'on' | 'off'
}

/** Goods with their place in the index of titles, and one spec. */
export async function shelve(
  db: Db,
  shop: Shop,
  { title, categoryId = '100102', priceFen = 6800, attrs = {}, state = 'on', ...rest }: Shelved,
) {
  const { sellerId, shopId, templateId } = shop
  const goodsId = newId()
  const specId = newId()
  const goods = {
    systemId: wotu,
    sellerId,
    id: goodsId,
    shopId,
    categoryId,
    title,
    unit: '袋',
    minPriceFen: priceFen,
    state,
  }
  await db
    .insertInto('goods')
    .values({
      ...goods,
      ...rest,
      ...searchWords(title, []),
      attrs: JSON.stringify(attrs),
      freightTemplateId: templateId,
    })
    .execute()
  const spec = { systemId: wotu, sellerId, id: specId, goodsId, name: '5kg/袋', priceFen, stock: 50, weightG: 5000 }
  await db.insertInto('goodsSpec').values(spec).execute()
  return { goodsId, specId, title }
}
