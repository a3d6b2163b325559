import type { ReactNode } from 'react'
import type { ShopCard } from '@wotu/contract/trading/shop/shop.ts'
import { fileHref, platformHref } from '#core/page/go.ts'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stars } from '#ui/data/Stars.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import * as css from './ShopTile.css.ts'

export const shopHref = (id: string) => platformHref(`/goods/home?id=${id}`)

/** A shop in a grid: logo, name, main goods, area, rating. */
export const ShopTile = ({ shop, children }: { shop: ShopCard; children?: ReactNode }) => (
  <article className={css.tile}>
    <a className={css.link} href={shopHref(shop.id)}>
      <ImageBox src={fileHref(shop.logo)} alt="" width={56} />
      <span className={css.body}>
        <strong className={css.name}>{shop.name}</strong>
        <Stars value={shop.score / 100} />
      </span>
    </a>
    <p className={css.main}>{shop.mainGoods}</p>
    <p className={css.facts}>
      <span className={css.area}>{shop.areaName}</span>
      <span>在售{shop.goodsCount}种</span>
    </p>
    {children}
  </article>
)

export const ShopGrid = ({ shops }: { shops: readonly ShopCard[] }) => (
  <ul className={css.grid}>
    {shops.map((shop) => (
      <li key={shop.id}>
        <ShopTile shop={shop} />
      </li>
    ))}
  </ul>
)

/** The place of a grid. */
export const ShopGridBones = ({ count = 8 }: { count?: number }) => (
  <div className={css.grid} role="status">
    <VisuallyHidden>正在加载</VisuallyHidden>
    {Array.from({ length: count }, (_, i) => (
      <span key={i} className={css.tile}>
        <span className={css.link}>
          <Skeleton width={56} height={56} />
          <span className={css.body}>
            <Skeleton width="70%" />
            <Skeleton width={96} height={12} />
          </span>
        </span>
        <Skeleton width="80%" />
        <Skeleton height={12} />
      </span>
    ))}
  </div>
)
