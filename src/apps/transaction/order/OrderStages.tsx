import type { OrderState } from '@wotu/contract/trading/order/state.ts'
import type { ReadState } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Card, Section } from '#ui/layout/Card.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Count } from '#ui/data/StatusTag.tsx'
import * as css from '../Overview.css.ts'
import { states, tabStates, type OrderCounts } from './words.ts'

const stages: readonly OrderState[] = [
  'unpaid',
  'unconfirmed',
  'unsent',
  'partSent',
  'unreceived',
  'unevaluated',
  'done',
]

/** Whose turn it is: what each side has to do in which state. */
const todos: Record<'buyer' | 'seller', readonly { state: OrderState; word: string }[]> = {
  buyer: [
    { state: 'unpaid', word: '去付款' },
    { state: 'unreceived', word: '确认收货' },
    { state: 'unevaluated', word: '去评价' },
  ],
  seller: [
    { state: 'unconfirmed', word: '确认收款' },
    { state: 'unsent', word: '待发货' },
    { state: 'partSent', word: '继续发货' },
  ],
}

const tabOf = (state: OrderState) => Object.entries(tabStates).find(([, of]) => of.includes(state))?.[0] ?? ''

interface Props {
  title: string
  /** The list that the figures lead to. */
  list: string
  side: 'buyer' | 'seller'
  answer: ReadState<OrderCounts>
}

/** How many orders are at each stage, and what waits for this side to act. */
export const OrderStages = ({ title, list, side, answer: { data: counts, error, refetch } }: Props) => {
  const href = (state: OrderState) => `${list}?tab=${tabOf(state)}`
  const waiting = todos[side].filter(({ state }) => counts?.[state])

  const body = () => {
    if (!counts)
      return error ? <Failure error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={1} columns={7} />
    return (
      <>
        <ul className={css.stages}>
          {stages.map((state) => (
            <li key={state}>
              <a className={css.stage} href={href(state)}>
                <span className={counts[state] ? css.figure : css.none}>{counts[state]}</span>
                {states[state].word}
              </a>
            </li>
          ))}
        </ul>
        {waiting.length === 0 && <p className={css.quiet}>暂无待办</p>}
        {waiting.length > 0 && (
          <div className={css.todos} role="group" aria-label="待办">
            {waiting.map(({ state, word }) => (
              <a key={state} className={css.todo} href={href(state)}>
                {word}
                <Count value={counts[state]} label="单" />
              </a>
            ))}
          </div>
        )}
      </>
    )
  }

  return (
    <Card>
      <Section
        title={title}
        aside={
          <LinkButton small tone="quiet" href={list}>
            全部订单
          </LinkButton>
        }
      >
        {body()}
      </Section>
    </Card>
  )
}
