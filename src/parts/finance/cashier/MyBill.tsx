import { useEffect, useRef } from 'react'
import { config } from '#core/page/core.ts'
import { useRead } from '#core/page/react.ts'
import { useLater } from '#screens/states/useLater.ts'
import { Card, Section } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Empty, ErrorState, Refused } from '#ui/feedback/State.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { BillHead, BillOrders } from './BillHead.tsx'
import type { CashierProps } from './props.ts'
import { CashierEnded } from './CashierEnded.tsx'
import { PayElsewhere } from './PayElsewhere.tsx'
import * as css from './Cashier.css.ts'

/** A bill of whoever is signed in. */
export const MyBill = ({ payId, labels, emit }: CashierProps) => {
  const {
    data: bill,
    error,
    refetch,
  } = useRead('/api/buyer/finance/payment/selPayById', payId ? { payId } : null, { about: true })
  // A partner's page never needs it.
  const here = useLater(!config.embedded, () => import('./PayHere.tsx'))
  const paid = bill?.state === 'success'
  const amountFen = bill?.amountFen ?? 0
  useEffect(() => {
    if (paid) emit('wotu-paid', { payId, amountFen })
  }, [paid, payId, amountFen, emit])

  // A bill that ends while the frame is open takes that away, with the focus in it: what stands in its place is read from its
  // beginning.
  const place = useRef<HTMLDivElement>(null)
  const framed = useRef(false)
  const ended = !!bill && bill.state !== 'waiting'
  useEffect(() => {
    if (ended && framed.current) place.current?.focus()
  }, [ended])

  if (!payId || error?.code === 'NOT_FOUND')
    return (
      <slot name="empty">
        <Empty title={labels.missing} />
      </slot>
    )
  if (error?.status === 403) return <Refused />
  if (!bill) return error ? <ErrorState text={error.msg} onRetry={() => void refetch()} /> : <Bones />

  const waiting = { bill, emit, refetch: () => void refetch() }
  return (
    <div ref={place} tabIndex={-1} className={css.cashier}>
      <BillHead labels={labels} bill={bill} onEnd={() => void refetch()} />
      {bill.state === 'waiting' ? (
        config.embedded ? (
          <PayElsewhere {...waiting} labels={labels} onFramed={(open) => (framed.current = open)} />
        ) : (
          here && <here.PayHere {...waiting} />
        )
      ) : (
        <CashierEnded labels={labels} bill={bill} />
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
