import { useEffect, useState } from 'react'
import type { OrderDetail } from '@wotu/contract/trading/order/order.ts'
import { formatDate } from '#core/format/dates.ts'
import type { Status } from '#screens/detail/DetailView.tsx'
import { Section } from '#ui/layout/Card.tsx'
import { KeyValues, type Fact } from '#ui/data/KeyValues.tsx'
import { Steps } from '#ui/layout/Steps.tsx'
import { OrderLines } from './OrderLines.tsx'
import { Deadline } from './OrderStatus.tsx'
import { PriceBreakdown } from './PriceBreakdown.tsx'
import { happened, payWays, refunds, roles, states } from './words.ts'

/** What buyer and seller both see of an order. */

/** The server's clock less the reader's own when the answer came, in milliseconds. */
const useOffset = (now: string) => {
  const [ms, setMs] = useState(0)
  useEffect(() => setMs(Date.parse(now) - Date.now()), [now])
  return ms
}

const DetailDeadline = ({ order }: { order: OrderDetail }) => <Deadline order={order} offsetMs={useOffset(order.now)} />

export const statusOf = (order: OrderDetail): Status => ({
  ...states[order.state],
  text: [order.closedWhy, order.refund && refunds[order.refund.state].word].filter(Boolean).join('；') || (
    <DetailDeadline order={order} />
  ),
})

export const factsOf = (order: OrderDetail): Fact[] => [
  { label: '订单号', value: order.no },
  { label: '下单时间', value: formatDate(order.createdAt) },
  { label: '支付方式', value: order.payWay ? payWays[order.payWay] : undefined },
  { label: '付款时间', value: order.paidAt ? formatDate(order.paidAt) : undefined },
  { label: '买家留言', value: order.message || undefined, wide: true },
]

export const logOf = (order: OrderDetail) =>
  order.log
    .map(({ at, action, byRole, words }) => ({
      what: [happened[action as keyof typeof happened], words].filter(Boolean).join('：'),
      when: formatDate(at),
      who: roles[byRole],
    }))
    .reverse()

const stages = ['提交订单', '付款', '卖家发货', '确认收货', '评价']
const reached: Partial<Record<OrderDetail['state'], number>> = {
  unpaid: 1,
  unconfirmed: 1,
  unsent: 2,
  partSent: 2,
  unreceived: 3,
  unevaluated: 4,
  done: 5,
}

/** How far the order has come; an order that was given up goes nowhere. */
export const Progress = ({ order }: { order: OrderDetail }) => {
  const current = reached[order.state]
  if (current === undefined) return null
  const at = [order.createdAt, order.paidAt, order.sentAt, order.receivedAt]
  return (
    <Section title="进度">
      <Steps
        current={current}
        steps={stages.map((label, index) => ({ label, note: at[index] ? formatDate(at[index]) : undefined }))}
      />
    </Section>
  )
}

export const Receiver = ({ order: { address, delivery } }: { order: OrderDetail }) => (
  <Section title={delivery === 'self' ? '自提信息' : '收货信息'}>
    <KeyValues
      facts={[
        { label: '收货人', value: `${address.consignee} ${address.phone}` },
        { label: '配送方式', value: delivery === 'self' ? '到店自提' : '快递或物流' },
        { label: '收货地址', value: `${address.areaName} ${address.detail}`, wide: true },
      ]}
    />
  </Section>
)

export const Goods = ({ order }: { order: OrderDetail }) => (
  <Section title="商品">
    <OrderLines lines={order.lines} whole />
    <PriceBreakdown order={order} />
  </Section>
)
