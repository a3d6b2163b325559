import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Money } from '#ui/data/Money.tsx'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { ResultScreen } from './ResultScreen.tsx'
import type { Outcome } from './ResultView.tsx'

const path = '/api/buyer/finance/payment/selPayById'

const bill: Bill = {
  id: '9',
  biz: 'order',
  amountFen: 123450,
  state: 'success',
  way: 'balance',
  payees: ['丰禾农业合作社'],
  orders: [],
  createdAt: '2026-11-20T01:12:00.000Z',
  expiresAt: '2026-11-20T01:42:00.000Z',
  paidAt: '2026-11-20T01:15:00.000Z',
  now: '2026-11-20T01:15:00.000Z',
}

const said: Record<Bill['state'], Pick<Outcome, 'state' | 'sentence'>> = {
  success: { state: 'done', sentence: '支付成功' },
  waiting: { state: 'pending', sentence: '正在确认支付结果' },
  confirming: { state: 'pending', sentence: '等待卖家确认收款' },
  closed: { state: 'failed', sentence: '支付失败' },
}

export default {
  title: 'screens/ResultScreen',
  render: () => (
    <ResultScreen
      title="支付结果"
      read={path}
      input={{ payId: '9' }}
      outcome={({ id, state, amountFen }) => ({
        ...said[state],
        text: <Money fen={amountFen} />,
        number: { label: '支付单号', value: id },
      })}
      actions={() => (
        <>
          <LinkButton href="/transaction/myOrder">查看订单</LinkButton>
          <LinkButton tone="primary" href="/">
            继续采购
          </LinkButton>
        </>
      )}
    />
  ),
} satisfies Meta

const answering = (answer: Answers[typeof path]): StoryObj => ({
  parameters: { api: { [path]: answer } satisfies Answers },
})

export const Done = answering(bill)
export const Pending = answering({ ...bill, state: 'waiting' })
export const Closed = answering({ ...bill, state: 'closed' })
export const Loading = answering(pending)
export const Failed = answering(offline)
export const Refused = answering(refuse('NO_PERMISSION'))
