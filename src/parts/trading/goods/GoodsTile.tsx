import type { GoodsRow } from '@wotu/contract/trading/goods.ts'
import { fileHref, platformHref } from '#core/page/go.ts'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Price } from '#ui/data/Money.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import * as css from './GoodsTile.css.ts'

/** 12345 sold is 1.2万. */
const inWords = (sold: number) => (sold < 10_000 ? String(sold) : `${(sold / 10_000).toFixed(1)}万`)

/** A county as people name it: 哈尔滨 五常, not the whole 黑龙江省 哈尔滨市 五常市. */
export const shortArea = (areaName: string) => areaName.split(' ').slice(-2).join(' ')

/** Goods in a grid: picture, title, price, origin, sales. */
export const GoodsTile = ({ goods, eager }: { goods: GoodsRow; eager?: boolean }) => (
  <a className={css.tile} href={platformHref(`/goods/detail?id=${goods.id}`)}>
    <ImageBox src={fileHref(goods.picture)} alt="" {...(eager && { eager })} />
    <span className={css.body}>
      <span className={css.title}>{goods.title}</span>
      <span className={css.price}>
        <Price fen={goods.minPriceFen} unit={goods.unit} />
      </span>
      <span className={css.facts}>
        <span className={css.origin}>{shortArea(goods.originName)}</span>
        <span className={css.sales}>已售{inWords(goods.sales)}</span>
      </span>
    </span>
  </a>
)

export const GoodsGrid = ({ goods }: { goods: readonly GoodsRow[] }) => (
  <ul className={css.grid}>
    {goods.map((one) => (
      <li key={one.id}>
        <GoodsTile goods={one} />
      </li>
    ))}
  </ul>
)

/** The place of a grid. */
export const GoodsGridBones = ({ count = 10 }: { count?: number }) => (
  <div className={css.grid} role="status">
    <VisuallyHidden>正在加载</VisuallyHidden>
    {Array.from({ length: count }, (_, i) => (
      <span key={i} className={css.tile}>
        <ImageBox src={undefined} alt="" />
        <span className={css.body}>
          <span className={css.title}>
            <Skeleton />
            <Skeleton width="60%" />
          </span>
          <Skeleton width={72} height={18} />
          <Skeleton height={12} />
        </span>
      </span>
    ))}
  </div>
)
