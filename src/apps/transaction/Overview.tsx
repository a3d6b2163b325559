import { useRead } from '#core/page/react.ts'
import { isGranted } from '#core/page/route.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import * as css from './Overview.css.ts'
import { OrderStages } from './order/OrderStages.tsx'
import { Turnover } from './order/Turnover.tsx'

export const Screen = () => {
  const { data: me, error, refetch } = useRead('/api/basic/member/login/getBaseMemberByToken', {}, { about: true })
  const may = (grant: 'purchase' | 'order') =>
    !!me && isGranted({ grant }, { grants: me.grants, hasShop: me.shopId !== null })
  const buys = may('purchase')
  const sells = may('order') && me?.shopId !== null
  const bought = useRead('/api/buyer/trading/order/selectOrderCount', buys ? {} : null)
  const sold = useRead('/api/trading/order/selectOrderCount', sells ? {} : null)

  const body = () => {
    if (!me)
      return (
        <Card>
          {error ? <Failure error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} columns={4} />}
        </Card>
      )
    return (
      <div className={css.page}>
        {may('order') && <Turnover side={me.shopId ? 'seller' : 'buyer'} />}
        {sells && <OrderStages title="我卖出的" list="/transaction/orderManage" side="seller" answer={sold} />}
        {buys && <OrderStages title="我买入的" list="/transaction/myOrder" side="buyer" answer={bought} />}
      </div>
    )
  }

  return (
    <>
      <PageHeader title="交易概览" />
      {body()}
    </>
  )
}
