import { useEffect } from 'react'
import { config } from '#core/core.ts'
import { useRead, useSignedIn } from '#core/react.ts'
import type { Emit } from '#core/widget.ts'
import { SignInFirst } from '#screens/SignInFirst.tsx'
import { Card, Section } from '#ui/Card.tsx'
import { LockIcon } from '#ui/icons/Lock.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Empty, ErrorState, Refused } from '#ui/State.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { BillHead, BillOrders } from './BillHead.tsx'
import { CashierEnded } from './CashierEnded.tsx'
import { PayElsewhere } from './PayElsewhere.tsx'
import { PayHere } from './PayHere.tsx'
import * as css from './Cashier.css.ts'

export interface CashierEvents {
  /** The payer goes to the platform's cashier. Prevented, it is not opened. */
  'wotu-pay': { payId: string }
  /** The bill is paid. */
  'wotu-paid': { payId: string; amountFen: number }
}

export interface CashierProps {
  /** The bill. */
  payId: string
  emit: Emit<CashierEvents>
}

/**
 * A bill and the ways to pay it. Passwords are typed on the platform's own pages only: there this is the whole
 * cashier; in a partner's page it shows the bill and its state, and the platform's cashier opens beside it.
 */
export const Cashier = ({ payId, emit }: CashierProps) => {
  const signedIn = useSignedIn()
  const {
    data: bill,
    error,
    refetch,
  } = useRead('/api/buyer/finance/payment/selPayById', signedIn && payId ? { payId } : null)
  const paid = bill?.state === 'success'
  const amountFen = bill?.amountFen ?? 0
  useEffect(() => {
    if (paid) emit('wotu-paid', { payId, amountFen })
  }, [paid, payId, amountFen, emit])

  if (!signedIn) return <SignInFirst icon={<LockIcon />} title="登录后查看账单" />
  if (!payId || error?.code === 'NOT_FOUND') return <Empty title="账单不存在或已删除" />
  if (error?.status === 403) return <Refused />
  if (!bill) return error ? <ErrorState text={error.msg} onRetry={() => void refetch()} /> : <Bones />

  const Pay = config.embedded ? PayElsewhere : PayHere
  return (
    <div className={css.cashier}>
      <BillHead bill={bill} onEnd={() => void refetch()} />
      {bill.state === 'waiting' ? (
        <Pay bill={bill} emit={emit} refetch={() => void refetch()} />
      ) : (
        <CashierEnded bill={bill} />
      )}
      {bill.orders.length > 0 && (
        <Card>
          <Section title={bill.orders.length > 1 ? `共${bill.orders.length}笔订单` : '订单'}>
            <BillOrders orders={bill.orders} />
          </Section>
        </Card>
      )}
    </div>
  )
}

const Bones = () => (
  <div className={css.cashier} role="status">
    <VisuallyHidden>正在加载</VisuallyHidden>
    <Card>
      <Skeleton width={96} />
      <Skeleton width={180} height={32} />
    </Card>
    <Card>
      <Skeleton height={56} />
    </Card>
  </div>
)
