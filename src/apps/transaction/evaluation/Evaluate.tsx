import { useState } from 'react'
import type { EvaluationDraft } from '@wotu/contract/trading/evaluation.ts'
import type { OrderLine } from '@wotu/contract/trading/order/order.ts'
import { go } from '#core/page/go.ts'
import { useRead, useTerms, useWrite } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { EvaluateLine } from './EvaluateLine.tsx'
import * as css from './Evaluation.css.ts'

/** A buyer who says nothing is content. */
const draftOf = (line: OrderLine): Required<EvaluationDraft> => ({
  lineId: line.id,
  stars: 5,
  described: 5,
  service: 5,
  logistics: 5,
  words: '',
  pictures: [],
  anonymous: false,
})

/** 评价: each goods of a received order, once. */
export const Screen = ({ query }: ScreenProps) => {
  const {
    data: order,
    error,
    refetch,
  } = useRead('/api/buyer/trading/order/selBuyerOrderDetailById', query.id ? { id: query.id } : null, { about: true })
  const send = useWrite('/api/buyer/trading/evaluate/addEvalOrder')
  const terms = useTerms()
  const [drafts, setDrafts] = useState<Record<string, Required<EvaluationDraft>>>({})
  const title = <PageHeader title="评价" back="/transaction/myOrder" />

  if (!query.id)
    return (
      <>
        {title}
        <Empty title="没有要评价的订单" text="请从我的订单选择要评价的订单" />
      </>
    )
  if (!order)
    return (
      <>
        {title}
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} columns={3} />}
      </>
    )
  if (!order.actions.includes('evaluate'))
    return (
      <>
        {title}
        <Empty title="该订单现在不能评价" text={terms && `收货后${terms.evaluateDays}天内可以评价一次`}>
          <LinkButton href={`/transaction/viewOrderEvaluation/${order.id}`}>查看评价</LinkButton>
        </Empty>
      </>
    )

  const of = (line: OrderLine) => drafts[line.id] ?? draftOf(line)
  const submit = async () => {
    const sent = await send.run({ orderId: order.id, lines: order.lines.map(of) })
    if (sent !== undefined) go(`/transaction/viewOrderEvaluation/${order.id}`)
  }
  return (
    <>
      {title}
      {send.busy && <BusyOverlay />}
      <div className={css.page}>
        {order.lines.map((line) => (
          <EvaluateLine
            key={line.id}
            line={line}
            draft={of(line)}
            onChange={(draft) => setDrafts({ ...drafts, [line.id]: draft })}
          />
        ))}
        <ActionBar>
          <Button tone="primary" busy={send.busy} onClick={() => void submit()}>
            提交评价
          </Button>
        </ActionBar>
      </div>
    </>
  )
}
