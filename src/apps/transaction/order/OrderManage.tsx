import { useRead } from '#core/page/react.ts'
import { ListFrame } from '#screens/list/ListFrame.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useList } from '#screens/list/useList.ts'
import { UserIcon } from '#ui/icons/User.ts'
import { Tag } from '#ui/data/StatusTag.tsx'
import { ExportOrders } from './ExportOrders.tsx'
import { OrderBones } from './OrderBones.tsx'
import { OrderCard } from './OrderCard.tsx'
import * as css from './OrderCard.css.ts'
import { orderFilters, orderQuery } from './orderQuery.ts'
import { sellerActions } from './sellerActions.tsx'
import { tabs } from './words.ts'

const filters = orderFilters('商品、买家或订单号')

export const Screen = () => {
  const list = useList({ read: '/api/trading/order/selAllOrderListByPage/v3', filters, input: orderQuery })
  const { data: counts } = useRead('/api/trading/order/selectOrderCount', {})

  return (
    <>
      <PageHeader title="订单管理">
        {(list.rows?.length ?? 0) > 0 && <ExportOrders input={orderQuery(list.query)} />}
      </PageHeader>
      <ListFrame list={list} noun="订单" tabs={tabs(counts)} filters={filters} bones={<OrderBones />}>
        {(orders) => (
          <div className={css.list}>
            {orders.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                href={`/transaction/orderManage/orderDetailSeller/${order.id}`}
                party={
                  <>
                    <UserIcon size={16} />
                    {order.buyerName}
                    {order.hasNote && <Tag tone="warning">有备注</Tag>}
                  </>
                }
                note={<span>收货人 {order.consignee}</span>}
                actions={sellerActions}
                onDone={list.refetch}
              />
            ))}
          </div>
        )}
      </ListFrame>
    </>
  )
}
