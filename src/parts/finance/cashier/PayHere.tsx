import { useState } from 'react'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import type { PayWay } from '@wotu/contract/trading/order/order.ts'
import { formatFen } from '#core/format/money.ts'
import { useRead } from '#core/page/react.ts'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx'
import { Button } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Field } from '#ui/control/Field.tsx'
import { RadioCards } from '#ui/control/RadioCards.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { ErrorState } from '#ui/feedback/State.tsx'
import { ChooseCard } from './ChooseCard.tsx'
import { PinDialog } from './PinDialog.tsx'
import { usePay } from './usePay.ts'
import { VoucherPay } from './VoucherPay.tsx'
import * as css from './Cashier.css.ts'

const notes: Record<PayWay, string> = {
  balance: '用账户余额付款',
  card: '用已绑定的银行卡付款',
  scan: '前往支付渠道扫码',
  offline: '自行转账后上传凭证，由卖家确认',
}

/** The ways to pay a bill, and the paying: with the payment password, at the channel, or by a voucher. */
export const PayHere = ({ bill, refetch }: { bill: Bill; refetch: () => void }) => {
  const { data: ways, error, refetch: reload } = useRead('/api/buyer/finance/payment/getPayChannel', { payId: bill.id })
  const balance = useRead('/api/finance/balanceBusInfo/selBalance', bill.biz === 'order' ? {} : null, { silent: true })
  const [chosen, setChosen] = useState<PayWay>()
  const [cardId, setCardId] = useState<string>()
  const [asking, setAsking] = useState(false)
  const pay = usePay(bill, refetch)

  if (!ways)
    return (
      <Card>
        {error ? <ErrorState text={error.msg} onRetry={() => void reload()} /> : <SkeletonRows rows={3} columns={2} />}
      </Card>
    )
  const way = chosen ?? ways.find(({ usable }) => usable)?.way
  const noteOf = (of: PayWay, why: string) => {
    if (of === 'balance' && balance.data) return `可用 ¥${formatFen(balance.data.availableFen)}${why && `，${why}`}`
    return why || notes[of]
  }
  const confirm = () => (way === 'scan' ? void pay.byScan() : setAsking(true))

  return (
    <Card className={css.ways}>
      {pay.busy && <BusyOverlay />}
      <Field label="支付方式" group>
        <RadioCards
          value={way}
          onChange={setChosen}
          options={ways.map(({ way, name, usable, why }) => ({
            value: way,
            label: name,
            note: noteOf(way, why),
            disabled: !usable,
          }))}
        />
      </Field>
      {way === 'card' && <ChooseCard value={cardId} onChange={setCardId} />}
      {way === 'offline' && <VoucherPay payId={bill.id} onDone={refetch} />}
      {pay.problem && (
        <p className={css.problem} role="alert">
          {pay.problem}
        </p>
      )}
      {way && way !== 'offline' && (
        <ActionBar>
          <Button tone="primary" busy={pay.busy} disabled={way === 'card' && !cardId} onClick={confirm}>
            确认支付 ¥{formatFen(bill.amountFen)}
          </Button>
        </ActionBar>
      )}
      {asking && (
        <PinDialog
          bill={bill}
          onClose={() => setAsking(false)}
          onAuthorised={async (authorisationId) => {
            await (way === 'card' && cardId ? pay.byCard(cardId, authorisationId) : pay.byBalance(authorisationId))
            setAsking(false)
          }}
        />
      )}
    </Card>
  )
}
