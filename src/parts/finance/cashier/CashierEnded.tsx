import type { Bill } from '@wotu/contract/finance/pay.ts'
import { platformHref } from '#core/page/go.ts'
import { formatFen } from '#core/format/money.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { SuccessIcon } from '#ui/icons/Success.ts'
import { WarningIcon } from '#ui/icons/Warning.ts'
import { Empty } from '#ui/feedback/State.tsx'
import type { CashierLabels } from './labels.ts'

/** A bill that can't be paid any more: it is paid, its seller has a voucher to confirm, or it is over. */
export const CashierEnded = ({ bill, labels }: { bill: Bill; labels: CashierLabels }) => {
  const toOrders = <LinkButton href={platformHref('/transaction/myOrder')}>查看订单</LinkButton>
  const toBalance = <LinkButton href={platformHref('/financial/balance')}>查看余额</LinkButton>
  const next = bill.biz === 'recharge' ? toBalance : toOrders
  if (bill.state === 'success')
    return (
      <Empty icon={<SuccessIcon />} title={labels.paid} text={`已支付 ¥${formatFen(bill.amountFen)}`}>
        {next}
      </Empty>
    )
  return bill.state === 'confirming' ? (
    <Empty icon={<SuccessIcon />} title={labels.confirming} text="卖家确认收款后发货">
      {next}
    </Empty>
  ) : (
    <Empty icon={<WarningIcon />} title={labels.closed} text="已超过支付时间，或金额有变化，请重新发起">
      {next}
    </Empty>
  )
}
