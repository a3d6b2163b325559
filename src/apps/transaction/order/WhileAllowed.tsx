import type { ReactNode } from 'react'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import type { OrderAction } from '@wotu/contract/trading/order/state.ts'
import { useRead } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty } from '#ui/feedback/State.tsx'

/** The page of an order, for its seller. */
export const sellerPage = (id: string) => `/transaction/orderManage/orderDetailSeller/${id}`

interface Props {
  id: string
  action: OrderAction
  title: string
  /** What to say where the order does not allow it. */
  refusal: { title: string; text: string }
  children: (order: OrderDetail) => ReactNode
}

/** A seller's form about one order, as long as the order allows what it does. */
export const WhileAllowed = ({ id, action, title, refusal, children }: Props) => {
  const {
    data: order,
    error,
    refetch,
  } = useRead('/api/trading/order/selSellerOrderDetailById', { id }, { about: true })
  if (order?.actions.includes(action)) return children(order)

  const instead = () => {
    if (order)
      return (
        <Empty {...refusal}>
          <LinkButton href={sellerPage(id)}>查看订单</LinkButton>
        </Empty>
      )
    if (error) return <Failure error={error} onRetry={() => void refetch()} back="/transaction/orderManage" />
    return <SkeletonRows rows={5} columns={2} />
  }
  return (
    <>
      <PageHeader title={title} back={sellerPage(id)} />
      <Card>{instead()}</Card>
    </>
  )
}
