import { formatDate } from '#core/format/dates.ts'
import { useRead } from '#core/page/react.ts'
import { Section } from '#ui/layout/Card.tsx'
import { Money } from '#ui/data/Money.tsx'
import { StatusTag, type Tone } from '#ui/data/StatusTag.tsx'
import * as css from './OrderDetail.css.ts'
import { payWays } from './words.ts'

const words: Record<'waiting' | 'success' | 'closed', { word: string; tone: Tone }> = {
  waiting: { word: '待支付', tone: 'warning' },
  success: { word: '成功', tone: 'success' },
  closed: { word: '已关闭', tone: 'quiet' },
}

/** 付款记录: every bill that was made for the order. Nothing where there is none. */
export const Payments = ({ orderId }: { orderId: string }) => {
  const { data } = useRead('/api/buyer/trading/order/pay/selPayListByParam', { orderId })
  if (!data?.length) return null
  return (
    <Section title="付款记录">
      <ul className={css.payments}>
        {data.map(({ payId, way, amountFen, state, at }) => (
          <li key={payId} className={css.payment}>
            <span>
              {formatDate(at)} {way && payWays[way]}
            </span>
            <Money fen={amountFen} />
            <StatusTag tone={words[state].tone}>{words[state].word}</StatusTag>
          </li>
        ))}
      </ul>
    </Section>
  )
}
