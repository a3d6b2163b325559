import type { Favourite } from '@wotu/contract/trading/favourite.ts'
import { fileHref, platformHref } from '#core/page/go.ts'
import { ListView } from '#screens/list/ListView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useList } from '#screens/list/useList.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Stars } from '#ui/data/Stars.tsx'
import { Tag } from '#ui/data/StatusTag.tsx'
import type { Column } from '#ui/data/Table.tsx'
import { bulk } from './bulk.ts'
import * as css from './Favourites.css.ts'

const Shop = ({ row: { shop, targetId, valid } }: { row: Favourite }) => (
  <span className={valid ? css.what : css.gone}>
    <ImageBox src={shop ? fileHref(shop.logo) : ''} alt="" width={44} />
    <span className={css.words}>
      {shop ? <a href={platformHref(`/goods/home?id=${targetId}`)}>{shop.name}</a> : '店铺已关闭'}
      {valid ? <span className={css.muted}>{shop?.areaName}</span> : <Tag tone="quiet">已失效</Tag>}
    </span>
  </span>
)

const columns: Column<Favourite>[] = [
  { key: 'shop', title: '店铺', card: 'main', render: (row) => <Shop row={row} /> },
  { key: 'main', title: '主营', render: ({ shop }) => shop?.mainGoods ?? '—' },
  { key: 'score', title: '好评', render: ({ shop }) => (shop ? <Stars value={shop.score / 100} /> : '—') },
  { key: 'goods', title: '在售商品', align: 'end', render: ({ shop }) => shop?.goodsCount ?? 0 },
]

/** 店铺收藏. */
export const ShopFavourites = ({ title }: { title: string }) => {
  const list = useList({ read: '/api/basic/fav/myFavListByPage', input: () => ({ kind: 'shop' as const }) })
  return (
    <>
      <PageHeader title={title} />
      <ListView
        list={list}
        noun="收藏"
        columns={columns}
        create={
          <LinkButton tone="primary" href={platformHref('/shopList')}>
            去逛逛
          </LinkButton>
        }
        bulk={bulk}
      />
    </>
  )
}
