import { useEffect, useRef } from 'react'
import { config } from '#core/core.ts'
import { useRead, useSignedIn } from '#core/react.ts'
import type { Emit } from '#core/widget.ts'
import { SignInFirst } from '#screens/SignInFirst.tsx'
import { useLater } from '#screens/useLater.ts'
import { Card, Section } from '#ui/Card.tsx'
import { LockIcon } from '#ui/icons/Lock.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Empty, ErrorState, Refused } from '#ui/State.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { BillHead, BillOrders } from './BillHead.tsx'
import { CashierEnded } from './CashierEnded.tsx'
import type { CashierLabels } from './labels.ts'
import { PayElsewhere } from './PayElsewhere.tsx'
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
  labels: CashierLabels
  emit: Emit<CashierEvents>
}

/**
 * A bill and the ways to pay it. Passwords are typed on the platform's own pages only: there this is the whole
 * cashier; in a partner's page it shows the bill and its state, and the platform's cashier opens in a frame or beside it.
 */
export const Cashier = ({ payId, labels, emit }: CashierProps) => {
  const signedIn = useSignedIn()
  const {
    data: bill,
    error,
    refetch,
  } = useRead('/api/buyer/finance/payment/selPayById', signedIn && payId ? { payId } : null)
  // A partner's page never needs it.
  const here = useLater(!config.embedded, () => import('./PayHere.tsx'))
  const paid = bill?.state === 'success'
  const amountFen = bill?.amountFen ?? 0
  useEffect(() => {
    if (paid) emit('wotu-paid', { payId, amountFen })
  }, [paid, payId, amountFen, emit])

  // Paid while the frame is open, it goes with the focus in it: what stands in its place is read from its beginning.
  const place = useRef<HTMLDivElement>(null)
  const framed = useRef(false)
  useEffect(() => {
    if (paid && framed.current) place.current?.focus()
  }, [paid])

  if (!signedIn)
    return (
      <slot name="signed-out">
        <SignInFirst icon={<LockIcon />} title={labels.signInFirst} button={labels.signIn} />
      </slot>
    )
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
