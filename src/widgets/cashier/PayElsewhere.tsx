import { useEffect, useEffectEvent } from 'react'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { platformHref } from '#core/go.ts'
import type { Emit } from '#core/widget.ts'
import { cashierPath } from '#screens/cashierPath.ts'
import { Button } from '#ui/Button.tsx'
import type { CashierEvents } from './Cashier.tsx'

interface Props {
  bill: Bill
  emit: Emit<CashierEvents>
  refetch: () => void
}

/** In a partner's page: the platform's cashier opens in a window of its own, and here only the result is heard. */
export const PayElsewhere = ({ bill, emit, refetch }: Props) => {
  // Coming back from that window is the time to look, should the live channel be blocked here.
  const look = useEffectEvent(refetch)
  useEffect(() => {
    const onFocus = () => look()
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [])

  const open = () => {
    if (!emit('wotu-pay', { payId: bill.id })) return
    const path = cashierPath(bill.id, bill.biz === 'recharge' ? 'recharge' : bill.orders.length)
    window.open(platformHref(path), 'wotu-cashier', 'popup,width=480,height=800')
  }
  return (
    <Button tone="primary" wide onClick={open}>
      前往平台付款
    </Button>
  )
}
