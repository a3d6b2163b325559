import type { OutputOf, ReadPath } from '#core/calls/api.ts'
import { useRead, type ReadState } from '#core/page/react.ts'
import type { ReactNode } from 'react'
import { Failure } from '#screens/states/Failure.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { GoodsGrid, GoodsGridBones } from '#parts/trading/goods/GoodsTile.tsx'
import { ShopGrid, ShopGridBones } from '#parts/trading/shop/ShopTile.tsx'
import { Banner } from './Banner.tsx'
import { CategoryRail } from './CategoryRail.tsx'
import { DealFeed } from './DealFeed.tsx'
import * as css from './Home.css.ts'

const search = '/api/es/search/goodsListV3'

interface PartProps<P extends ReadPath> {
  title: string
  /** All of it. */
  href: string
  answer: ReadState<OutputOf<P>>
  bones: ReactNode
  children: (data: OutputOf<P>) => ReactNode
}

/** A part of the page with its own answer: what fails fails alone. */
const Part = <P extends ReadPath>({ title, href, answer, bones, children }: PartProps<P>) => {
  const { data, error, refetch } = answer
  const body = () => {
    if (data !== undefined) return children(data)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : bones
  }
  return (
    <section className={css.part}>
      <header className={css.partHead}>
        <h2 className={css.partTitle}>{title}</h2>
        <a className={css.more} href={href} aria-label={`查看全部${title}`}>
          查看全部
        </a>
      </header>
      {body()}
    </section>
  )
}

export const Screen = () => {
  const hot = useRead(search, { sort: 'sales', size: 10 })
  const newest = useRead(search, { sort: 'newest', size: 10 })
  const shops = useRead('/api/trading/shopInfo/selShopByParam', { sort: 'score', size: 8 })
  return (
    <>
      <VisuallyHidden>
        <h1>首页</h1>
      </VisuallyHidden>
      <div className={css.top}>
        <CategoryRail />
        <Banner shops={shops.data?.total} />
        <DealFeed />
      </div>
      <Part<typeof search> title="热销农产品" href="/goods/list?sort=sales" answer={hot} bones={<GoodsGridBones />}>
        {({ rows }) => <GoodsGrid goods={rows} />}
      </Part>
      <Part<'/api/trading/shopInfo/selShopByParam'>
        title="优选店铺"
        href="/shopList"
        answer={shops}
        bones={<ShopGridBones />}
      >
        {({ rows }) => <ShopGrid shops={rows} />}
      </Part>
      <Part<typeof search> title="新上架" href="/goods/list?sort=newest" answer={newest} bones={<GoodsGridBones />}>
        {({ rows }) => <GoodsGrid goods={rows} />}
      </Part>
    </>
  )
}
