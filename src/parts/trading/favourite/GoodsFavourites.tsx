import type { Favourite } from '@wotu/contract/trading/favourite.ts'
import { formatDate } from '#core/format/dates.ts'
import { fileHref, platformHref } from '#core/page/go.ts'
import { useWrite } from '#core/page/react.ts'
import { ListView } from '#screens/list/ListView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useList } from '#screens/list/useList.ts'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Price } from '#ui/data/Money.tsx'
import { Tag } from '#ui/data/StatusTag.tsx'
import type { Column } from '#ui/data/Table.tsx'
import { bulk } from './bulk.ts'
import * as css from './Favourites.css.ts'

const Goods = ({ row: { goods, targetId, valid } }: { row: Favourite }) => (
  <span className={valid ? css.what : css.gone}>
    <ImageBox src={goods ? fileHref(goods.picture) : ''} alt="" width={56} />
    <span className={css.words}>
      {goods ? <a href={platformHref(`/goods/detail?id=${targetId}`)}>{goods.title}</a> : '商品已删除'}
      {valid ? <span className={css.muted}>{goods?.shopName}</span> : <Tag tone="quiet">已失效</Tag>}
    </span>
  </span>
)

const columns: Column<Favourite>[] = [
  { key: 'goods', title: '商品', card: 'main', render: (row) => <Goods row={row} /> },
  {
    key: 'price',
    title: '价格',
    align: 'end',
    render: ({ goods, valid }) => (goods && valid ? <Price fen={goods.minPriceFen} unit={goods.unit} /> : '—'),
  },
  { key: 'at', title: '收藏时间', render: (row) => formatDate(row.createdAt) },
]

/** 商品收藏: what the member keeps, with what can't be bought any more marked and cleared at once. */
export const GoodsFavourites = ({ title }: { title: string }) => {
  const list = useList({ read: '/api/basic/fav/myFavListByPage', input: () => ({ kind: 'goods' as const }) })
  const clear = useWrite('/openapi/trading/goodsInfo/delExpiredSpFav')
  return (
    <>
      <PageHeader title={title}>
        <Button busy={clear.busy} onClick={() => void clear.run({})}>
          清空失效
        </Button>
      </PageHeader>
      <ListView
        list={list}
        noun="收藏"
        columns={columns}
        create={
          <LinkButton tone="primary" href={platformHref('/goods/list')}>
            去逛逛
          </LinkButton>
        }
        bulk={bulk}
      />
    </>
  )
}
