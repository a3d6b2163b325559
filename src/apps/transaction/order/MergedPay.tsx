import { useState } from 'react'
import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx'
import { Button } from '#ui/control/Button.tsx'
import { Price } from '#ui/data/Money.tsx'
import { payFor } from './buyerActions.tsx'
import * as css from './OrderCard.css.ts'

interface Props {
  /** The chosen ones that can be paid. */
  orders: readonly OrderRow[]
  /** Called when the bill could not be made: an order may have moved on. */
  onDone: () => void
}

/** 合并付款: two orders or more with one payment. It stays in sight while orders are chosen. */
export const MergedPay = ({ orders, onDone }: Props) => {
  const [busy, setBusy] = useState(false)
  if (orders.length === 0) return null

  const pay = async () => {
    setBusy(true)
    // What went wrong is said by the core.
    await payFor(orders).catch(onDone)
    setBusy(false)
  }

  return (
    <div className={css.bar} role="toolbar" aria-label="合并付款">
      {busy && <BusyOverlay />}
      <span className={css.chosen} aria-live="polite">
        已选 {orders.length} 单
        <span className={css.paid}>
          合计 <Price fen={orders.reduce((sum, order) => sum + order.payableFen, 0)} />
        </span>
      </span>
      <Button tone="primary" busy={busy} disabled={orders.length < 2} onClick={() => void pay()}>
        合并付款
      </Button>
    </div>
  )
}
