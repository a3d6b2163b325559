import type { Shop } from '@wotu/contract/trading/shop/shop.ts'
import { fileHref } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { FavouriteButton } from '#parts/trading/favourite/FavouriteButton.tsx'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Section } from '#ui/layout/Card.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stars } from '#ui/data/Stars.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { Tag } from '#ui/data/StatusTag.tsx'
import { GoodsGrid, GoodsGridBones } from '#parts/trading/goods/GoodsTile.tsx'
import { HallGoods } from './HallGoods.tsx'
import * as css from './ShopHome.css.ts'
import { Shelves } from './Shelves.tsx'
import { useHall } from './useHall.ts'

const score = (hundredths: number) => (hundredths / 100).toFixed(1)

const Head = ({ shop }: { shop: Shop }) => (
  <header className={css.head}>
    {shop.banner && <img className={css.banner} src={fileHref(shop.banner)} alt="" />}
    <div className={css.card}>
      <ImageBox src={fileHref(shop.logo)} alt="" width={72} eager />
      <div className={css.who}>
        <h1 className={css.name}>
          {shop.name} {shop.state !== 'open' && <Tag tone="warning">未营业</Tag>}
        </h1>
        <span className={css.meta}>
          <Stars value={shop.score / 100} />
          {shop.areaName}
        </span>
        {shop.mainGoods && <span className={css.meta}>主营 {shop.mainGoods}</span>}
      </div>
      <dl className={css.scores}>
        {(
          [
            ['描述相符', score(shop.scores.described)],
            ['服务态度', score(shop.scores.service)],
            ['物流服务', score(shop.scores.logistics)],
            ['收藏', String(shop.favourites)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FavouriteButton kind="shop" targetId={shop.id} label="收藏店铺" />
    </div>
    {shop.notice && <p className={css.notice}>公告：{shop.notice}</p>}
  </header>
)

const Recommended = ({ shopId }: { shopId: string }) => {
  const { data } = useRead('/api/trading/shopInfo/selRecommendGoodsByShopId', { shopId })
  if (data?.length === 0) return null
  return (
    <Section title="店铺热销">{data ? <GoodsGrid goods={data.slice(0, 5)} /> : <GoodsGridBones count={5} />}</Section>
  )
}

const Home = ({ shop }: { shop: Shop }) => {
  const hall = useHall(shop.id)
  const whole = !hall.filtered && hall.page === 1 && hall.sort === 'heat' && !hall.query.classify
  return (
    <div className={css.page}>
      <Head shop={shop} />
      {whole && <Recommended shopId={shop.id} />}
      <Section title="全部商品">
        <Shelves shopId={shop.id} hall={hall} />
        <HallGoods hall={hall} />
      </Section>
    </div>
  )
}

export const Screen = ({ query: { id = '' } }: ScreenProps) => {
  const isId = /^\d{1,19}$/.test(id)
  const { data, error, refetch } = useRead(
    '/api/buyer/trading/shop/info/selShopInfoById',
    isId ? { shopId: id } : null,
    { about: true },
  )
  if (data) return <Home shop={data} />
  return (
    <>
      <PageHeader title="店铺首页" back="/shopList" />
      {!isId && <Empty title="店铺不存在或已删除" />}
      {isId && error && <Failure error={error} onRetry={() => void refetch()} back="/shopList" />}
      {isId && !error && (
        <div className={css.page}>
          <Skeleton height={160} />
          <GoodsGridBones />
        </div>
      )}
    </>
  )
}
