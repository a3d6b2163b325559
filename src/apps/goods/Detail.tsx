import type { GoodsDetail } from '@wotu/contract/trading/goods.ts'
import { useRead } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Card, Section } from '#ui/layout/Card.tsx'
import { KeyValues } from '#ui/data/KeyValues.tsx'
import { RichText } from '#ui/media/RichText.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { ShopTile } from '#parts/trading/shop/ShopTile.tsx'
import { Buy } from './Buy.tsx'
import * as css from './Detail.css.ts'
import { DetailBones } from './DetailBones.tsx'
import { Evaluations } from './Evaluations.tsx'
import { Gallery } from './Gallery.tsx'
import { OtherGoods, ViewedGoods } from './OtherGoods.tsx'
import { useViewed } from './viewed.ts'

/** From the top category down to these goods. */
const Trail = ({ goods }: { goods: GoodsDetail }) => (
  <nav className={css.trail} aria-label="所在类目">
    <a href="/goods/list">交易大厅</a>
    {goods.category.map(({ id, name }) => (
      <a key={id} href={`/goods/list?category=${id}`}>
        {name}
      </a>
    ))}
  </nav>
)

const factsOf = (goods: GoodsDetail) => [
  { label: '产地', value: goods.originName },
  { label: '单位', value: goods.unit },
  ...goods.attrs.map(({ name, value }) => ({ label: name, value })),
]

const Goods = ({ goods }: { goods: GoodsDetail }) => {
  const viewed = useViewed(goods.id)
  return (
    <div className={css.page}>
      <Trail goods={goods} />
      <Card className={css.top}>
        <Gallery key={goods.id} pictures={goods.pictures} title={goods.title} />
        <Buy key={`buy-${goods.id}`} goods={goods} />
      </Card>
      <div className={css.columns}>
        <div className={css.main}>
          <Card>
            <Section title="商品参数">
              <KeyValues facts={factsOf(goods)} />
            </Section>
            <Section title="商品介绍">
              {goods.detail ? <RichText html={goods.detail} /> : <Empty title="暂无介绍" />}
            </Section>
            <Section title={`商品评价（${goods.scoreCount}）`}>
              <Evaluations goodsId={goods.id} />
            </Section>
          </Card>
        </div>
        <aside className={css.side} aria-label="店铺">
          <ShopTile shop={goods.shop} />
          <OtherGoods goods={goods} />
        </aside>
      </div>
      <ViewedGoods ids={viewed} />
    </div>
  )
}

export const Screen = ({ query: { id = '' } }: ScreenProps) => {
  const { data, error, refetch } = useRead(
    '/api/buyer/trading/goods/info/detail',
    /^\d{1,19}$/.test(id) ? { id } : null,
    { about: true },
  )
  if (data) return <Goods goods={data} />
  return (
    <>
      <PageHeader title="商品详情" back="/goods/list" />
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} back="/goods/list" />
      ) : /^\d{1,19}$/.test(id) ? (
        <DetailBones />
      ) : (
        <Empty title="商品不存在或已删除" />
      )}
    </>
  )
}
