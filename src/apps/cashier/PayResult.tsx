import { useEffect } from 'react'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { api } from '#core/page/core.ts'
import { formatFen } from '#core/format/money.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { cashierPath } from '#parts/finance/pay/cashierPath.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { ResultView, type Outcome } from '#screens/result/ResultView.tsx'
import { useResult } from '#screens/result/useResult.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'

/** Coming back from the channel proves nothing: the server asks it. What failed here is asked again by the reads. */
const sync = (payId: string) =>
  api.write('/api/buyer/finance/payment/syncPayStatusByBizId', { payId }, { silent: true }).catch(() => undefined)

const outcomeOf = (bill: Bill): Outcome => {
  const number = { label: '账单号', value: bill.id }
  const sum = `¥${formatFen(bill.amountFen)}`
  if (bill.state === 'success')
    return { state: 'done', sentence: bill.biz === 'recharge' ? '充值成功' : '支付成功', text: `已支付 ${sum}`, number }
  if (bill.state === 'waiting')
    return { state: 'pending', sentence: '支付处理中', text: `${sum} 正在等待支付渠道确认`, number }
  if (bill.state === 'confirming')
    return { state: 'pending', sentence: '等待卖家确认收款', text: `转账凭证已提交，金额 ${sum}`, number }
  return { state: 'failed', sentence: '支付失败', text: '账单已关闭。如已扣款，款项会自动转入账户余额', number }
}

const Next = ({ bill }: { bill: Bill }) => {
  const again = cashierPath(bill.id, bill.biz === 'recharge' ? 'recharge' : bill.orders.length)
  return (
    <>
      {bill.state === 'waiting' && <LinkButton href={again}>重新支付</LinkButton>}
      {bill.biz === 'recharge' ? (
        <LinkButton href="/financial/balance">查看余额</LinkButton>
      ) : (
        <LinkButton href="/transaction/myOrder">查看订单</LinkButton>
      )}
    </>
  )
}

export const Screen = ({ params: { id } }: ScreenProps<'type' | 'id'>) => {
  const read = '/api/buyer/finance/payment/selPayById'
  const { data, error, refetch, waiting } = useResult(read, { payId: id }, (bill) => bill.state === 'waiting')
  useEffect(() => void sync(id), [id])
  const again = () => void sync(id).then(refetch)
  return (
    <>
      <PageHeader title="支付结果" />
      {data ? (
        <ResultView {...outcomeOf(data)} onRefresh={waiting ? undefined : again}>
          <Next bill={data} />
        </ResultView>
      ) : error ? (
        <Failure error={error} onRetry={again} />
      ) : (
        <SkeletonRows rows={2} columns={1} />
      )}
    </>
  )
}
