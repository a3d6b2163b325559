import { useRead } from '#core/page/react.ts'
import { platformHref } from '#core/page/go.ts'
import { ListFrame } from '#screens/list/ListFrame.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useList } from '#screens/list/useList.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Checkbox } from '#ui/control/Checkbox.tsx'
import { ShopIcon } from '#ui/icons/Shop.ts'
import { buyerActions } from './buyerActions.tsx'
import { MergedPay } from './MergedPay.tsx'
import { OrderBones } from './OrderBones.tsx'
import { OrderCard } from './OrderCard.tsx'
import * as css from './OrderCard.css.ts'
import { orderFilters, orderQuery } from './orderQuery.ts'
import { tabs } from './words.ts'

const filters = orderFilters('商品、店铺或订单号')

const GoBuying = () => (
  <LinkButton tone="primary" href="/goods/list">
    去采购
  </LinkButton>
)

export const Screen = () => {
  const list = useList({ read: '/api/buyer/trading/order/selOrderListByPage', filters, input: orderQuery })
  const { data: counts } = useRead('/api/buyer/trading/order/selectOrderCount', {})

  const choose = (id: string, on: boolean) => {
    const next = new Set(list.selected)
    if (on) next.add(id)
    else next.delete(id)
    list.select(next)
  }

  return (
    <>
      <PageHeader title="我的订单" />
      <ListFrame
        list={list}
        noun="订单"
        tabs={tabs(counts)}
        filters={filters}
        create={<GoBuying />}
        bones={<OrderBones />}
      >
        {(orders) => (
          <div className={css.list}>
            {orders.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                href={`/transaction/myOrder/orderDetailBuyer/${order.id}`}
                party={
                  <a className={css.shop} href={platformHref(`/goods/home?id=${order.shopId}`)}>
                    <ShopIcon size={16} />
                    {order.shopName}
                  </a>
                }
                check={
                  order.actions.includes('pay') && (
                    <Checkbox
                      aria-label={`选择订单${order.no}`}
                      checked={list.selected.has(order.id)}
                      onChange={(event) => choose(order.id, event.target.checked)}
                    />
                  )
                }
                actions={buyerActions}
                onDone={list.refetch}
              />
            ))}
            <MergedPay
              orders={orders.filter(({ id, actions }) => list.selected.has(id) && actions.includes('pay'))}
              onDone={list.refetch}
            />
          </div>
        )}
      </ListFrame>
    </>
  )
}
