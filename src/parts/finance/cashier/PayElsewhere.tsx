import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { platformHref } from '#core/page/go.ts'
import type { Emit } from '#core/element/widget.ts'
import { cashierPath } from '../pay/cashierPath.ts'
import { useLater } from '#screens/states/useLater.ts'
import { Button } from '#ui/control/Button.tsx'
import type { CashierEvents } from './props.ts'
import * as css from './Cashier.css.ts'
import type { CashierLabels } from './labels.ts'

interface Props {
  bill: Bill
  labels: CashierLabels
  emit: Emit<CashierEvents>
  refetch: () => void
  /** The frame is open, and goes with the focus in it once it is paid; or it was closed. */
  onFramed?: (open: boolean) => void
}

/**
 * In a partner's page: the platform's cashier opens in a frame of its own origin, or in a window, as the payer likes.
 * Here only the result is heard.
 */
export const PayElsewhere = ({ bill, labels, emit, refetch, onFramed }: Props) => {
  const [framed, setFramed] = useState(false)
  const later = useLater(framed, () => import('#screens/page/PlatformFrame.tsx'))
  const button = useRef<HTMLButtonElement>(null)
  // Coming back from that window is the time to look, should the live channel be blocked here.
  const look = useEffectEvent(refetch)
  useEffect(() => {
    const onFocus = () => look()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [])

  const mayPay = () => emit('wotu-pay', { payId: bill.id })
  const open = () => {
    if (!mayPay()) return
    const path = cashierPath(bill.id, bill.biz === 'recharge' ? 'recharge' : bill.orders.length)
    window.open(platformHref(path), 'wotu-cashier', 'popup,width=480,height=800')
  }
  const frame = (open: boolean) => {
    setFramed(open)
    onFramed?.(open)
  }
  const close = () => {
    frame(false)
    refetch()
    button.current?.focus()
  }
  return (
    <div className={css.ways}>
      <Button
        ref={button}
        part="button"
        tone="primary"
        wide
        aria-expanded={framed}
        onClick={() => mayPay() && frame(true)}
      >
        {labels.payHere}
      </Button>
      {later && <later.PlatformFrame path={`pay/${bill.id}`} title="平台收银台" onDone={refetch} onClose={close} />}
      <Button part="button" wide onClick={open}>
        {labels.pay}
      </Button>
    </div>
  )
}
