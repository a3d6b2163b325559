import type { Deal } from '@wotu/contract/trading/deal.ts'
import { formatDate } from '#core/format/dates.ts'
import { fileHref } from '#core/page/go.ts'
import { ListScreen } from '#screens/list/ListScreen.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Money } from '#ui/data/Money.tsx'
import type { Column } from '#ui/data/Table.tsx'
import * as css from './Deals.css.ts'

const columns: Column<Deal>[] = [
  {
    key: 'goods',
    title: '商品',
    card: 'main',
    render: (deal) => (
      <a className={css.goods} href={`/goods/detail?id=${deal.goodsId}`}>
        <ImageBox src={fileHref(deal.picture)} alt="" width={48} />
        <span className={css.words}>
          {deal.title}
          <span className={css.spec}>{deal.specName}</span>
        </span>
      </a>
    ),
  },
  { key: 'buyer', title: '买家', render: (deal) => deal.buyerName },
  { key: 'quantity', title: '数量', align: 'end', render: (deal) => `${deal.quantity}${deal.unit}` },
  { key: 'amount', title: '金额', align: 'end', render: (deal) => <Money fen={deal.amountFen} /> },
  { key: 'at', title: '成交时间', render: (deal) => formatDate(deal.at) },
]

export const Screen = () => (
  <ListScreen
    title="成交动态"
    read="/openapi/dmp/orderDm/selTradeStateByPage/manage"
    noun="成交"
    columns={columns}
    rowKey={(deal) => `${deal.at}-${deal.goodsId}-${deal.specName}-${deal.buyerName}`}
  />
)
