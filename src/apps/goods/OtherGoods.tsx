import type { GoodsDetail } from '@wotu/contract/trading/goods.ts'
import { fileHref } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import { Card, Section } from '#ui/layout/Card.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Price } from '#ui/data/Money.tsx'
import { GoodsGrid } from '#parts/trading/goods/GoodsTile.tsx'
import * as css from './Detail.css.ts'

/** Whether any of it can be ordered now. */
export const isSoldOut = ({ specs }: Pick<GoodsDetail, 'specs'>) =>
  specs.every(({ stock, minQuantity }) => stock < minQuantity)

/** What the shop sells best; of goods that are sold out, those like them instead. */
export const OtherGoods = ({ goods }: { goods: GoodsDetail }) => {
  const like = goods.category.at(-1)?.id
  const alike = isSoldOut(goods) && like !== undefined
  const { data: similar } = useRead(
    '/api/es/search/goodsListV3',
    alike ? { categoryId: like, size: 6, sort: 'sales' } : null,
  )
  const { data: best } = useRead(
    '/api/trading/shopInfo/selRecommendGoodsByShopId',
    alike ? null : { shopId: goods.shopId },
  )
  const others = ((alike ? similar?.rows : best) ?? []).filter(({ id }) => id !== goods.id).slice(0, 5)
  if (others.length === 0) return null
  return (
    <Card>
      <Section title={alike ? '相似商品' : '店铺热销'}>
        <ul className={css.others}>
          {others.map((other) => (
            <li key={other.id}>
              <a className={css.other} href={`/goods/detail?id=${other.id}`}>
                <ImageBox src={fileHref(other.picture)} alt="" width={64} />
                <span className={css.otherWords}>
                  <span className={css.otherTitle}>{other.title}</span>
                  <Price fen={other.minPriceFen} unit={other.unit} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  )
}

/** What was looked at before, the last first. */
export const ViewedGoods = ({ ids }: { ids: readonly string[] }) => {
  const { data } = useRead(
    '/openapi/trading/goodsInfo/goodsWatchList/noLogin',
    ids.length > 0 ? { ids: ids.slice(0, 6) } : null,
  )
  if (!data || data.length === 0) return null
  return (
    <Section title="最近浏览">
      <GoodsGrid goods={data} />
    </Section>
  )
}
