import { useRead } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { TruckIcon } from '#ui/icons/Truck.ts'
import { Shipments } from './Shipments.tsx'

/** Shared by an order's buyer and its seller; `?side=seller` is the way back. */
export const Screen = ({ params: { id }, query }: ScreenProps<'id'>) => {
  const { data, error, refetch } = useRead('/api/trading/order/selOrderTraceList', { orderId: id }, { about: true })
  const back =
    query.side === 'seller'
      ? `/transaction/orderManage/orderDetailSeller/${id}`
      : `/transaction/myOrder/orderDetailBuyer/${id}`

  const body = () => {
    if (!data)
      return error ? (
        <Failure error={error} onRetry={() => void refetch()} back={back} />
      ) : (
        <SkeletonRows rows={4} columns={2} />
      )
    if (data.length === 0) return <Empty icon={<TruckIcon />} title="暂无物流信息" text="卖家发货后可以在这里跟踪" />
    return <Shipments shipments={data} />
  }

  return (
    <>
      <PageHeader title="物流跟踪" back={back} />
      <Card>{body()}</Card>
    </>
  )
}
