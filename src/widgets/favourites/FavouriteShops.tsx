import type { Favourite } from '@wotu/contract/trading/favourite.ts'
import { fileHref } from '#core/go.ts'
import { useWrite } from '#core/react.ts'
import { ListFrame } from '#screens/ListFrame.tsx'
import { PageHeader } from '#screens/PageHeader.tsx'
import { useList } from '#screens/useList.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ImageBox } from '#ui/ImageBox.tsx'
import { SkeletonRows } from '#ui/Skeleton.tsx'
import { Stars } from '#ui/Stars.tsx'
import { Tag } from '#ui/StatusTag.tsx'
import { FavouriteTabs } from './FavouriteTabs.tsx'
import * as css from './favourites.css.ts'

const ShopLine = ({ favourite: { targetId, shop, valid } }: { favourite: Favourite }) => {
  const cancel = useWrite('/api/basic/fav/cancelFav')
  const name = shop?.name ?? '店铺已注销'
  const href = `/goods/home?id=${targetId}`
  return (
    <li className={css.line}>
      <ImageBox src={shop ? fileHref(shop.logo) : ''} alt="" width={72} />
      <div className={css.what}>
        {valid ? (
          <a className={css.name} href={href}>
            {name}
          </a>
        ) : (
          <span className={css.gone}>
            {name} <Tag tone="quiet">失效</Tag>
          </span>
        )}
        {shop && (
          <>
            <span className={css.meta}>主营 {shop.mainGoods}</span>
            <span className={css.meta}>
              <Stars value={shop.score / 100} /> 在售{shop.goodsCount}种
            </span>
          </>
        )}
      </div>
      <div className={css.actions}>
        {valid && (
          <LinkButton small href={href}>
            进店
          </LinkButton>
        )}
        <Button
          small
          tone="quiet"
          busy={cancel.busy}
          aria-label={`取消收藏${name}`}
          onClick={() => void cancel.run({ kind: 'shop', targetId })}
        >
          取消收藏
        </Button>
      </div>
    </li>
  )
}

export const Screen = () => {
  const list = useList({ read: '/api/basic/fav/myFavListByPage', input: () => ({ kind: 'shop' as const }) })
  return (
    <>
      <PageHeader title="店铺收藏" />
      <FavouriteTabs value="dpsc" />
      <ListFrame
        list={list}
        noun="收藏"
        create={
          <LinkButton tone="primary" href="/shopList">
            去逛逛
          </LinkButton>
        }
        bones={<SkeletonRows rows={5} columns={3} />}
      >
        {(rows) => (
          <ul className={css.list}>
            {rows.map((row) => (
              <ShopLine key={row.id} favourite={row} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}
