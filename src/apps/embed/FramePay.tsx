import { useEffect, useEffectEvent, useState } from 'react'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import { api } from '#core/core.ts'
import type { ApiError } from '#core/errors.ts'
import type { FromFrame } from '#core/frame.ts'
import { formatFen } from '#core/money.ts'
import { useRead, useSignedIn } from '#core/react.ts'
import { PayPin } from '#screens/PayPin.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { SuccessIcon } from '#ui/icons/Success.ts'
import { Price } from '#ui/Money.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { Empty, ErrorState, Refused } from '#ui/State.tsx'
import { ChooseCard } from '#widgets/cashier/ChooseCard.tsx'
import * as css from './FrameShell.css.ts'

interface Props {
  payId: string
  say: (word: FromFrame) => void
  /** Why the page's sign-in didn't reach the frame. */
  problem?: string | undefined
}

/** The bill of a partner's page, paid within it: what it costs, in which way, and the payment password. */
export const FramePay = ({ payId, say, problem }: Props) => {
  const signedIn = useSignedIn()
  const bill = useRead('/api/buyer/finance/payment/selPayById', signedIn ? { payId } : null)
  const paid = bill.data?.state === 'success'
  const tell = useEffectEvent(say)
  useEffect(() => {
    if (paid) tell({ say: 'done' })
  }, [paid])

  if (!signedIn && problem) return <Refused text={problem} />
  if (bill.error?.code === 'NOT_FOUND') return <Empty title="账单不存在或已删除" />
  if (bill.error?.status === 403) return <Refused />
  if (bill.error && !bill.data) return <ErrorState text={bill.error.msg} onRetry={() => void bill.refetch()} />
  if (!bill.data) return <SkeletonRows rows={3} columns={1} />
  if (paid) return <Empty icon={<SuccessIcon />} title="支付成功" text={`已支付 ¥${formatFen(bill.data.amountFen)}`} />
  if (bill.data.state === 'closed') return <Empty title="账单已关闭" text="已超过支付时间，或金额有变化，请重新发起" />
  return <Paying bill={bill.data} refetch={() => void bill.refetch()} />
}

type Way = 'balance' | 'card'
type Step = { at: 'choose' } | { at: 'pin' } | { at: 'bank'; url: string }

const Paying = ({ bill, refetch }: { bill: Bill; refetch: () => void }) => {
  const ways = useRead('/api/buyer/finance/payment/getPayChannel', { payId: bill.id })
  const [chosen, setChosen] = useState<Way>()
  const [cardId, setCardId] = useState<string>()
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [problem, setProblem] = useState('')

  const sum = (
    <p className={css.sum}>
      <Price fen={bill.amountFen} large />
      {bill.payees.length > 0 && <span className={css.muted}>收款方：{bill.payees.join('、')}</span>}
    </p>
  )
  if (!ways.data)
    return ways.error ? (
      <ErrorState text={ways.error.msg} onRetry={() => void ways.refetch()} />
    ) : (
      <SkeletonRows rows={3} columns={1} />
    )
  // What ends in a window of the channel from its first step on is not begun here.
  const here = ways.data.filter(({ way }) => way === 'balance' || way === 'card')
  const way = chosen ?? (here.find(({ usable }) => usable)?.way as Way | undefined)

  const pay = async (authorisationId: string) => {
    const payId = bill.id
    try {
      if (way === 'card' && cardId) {
        const input = { payId, cardId, authorisationId }
        const { url } = await api.write('/api/finance/cashier/cardPay', input, { quiet: true })
        return setStep({ at: 'bank', url })
      }
      await api.write('/api/finance/cashier/banlancePay', { payId, authorisationId }, { quiet: true })
    } catch (error) {
      setProblem((error as ApiError).msg)
      setStep({ at: 'choose' })
    }
    refetch()
  }

  if (step.at === 'bank')
    return (
      <>
        {sum}
        <p className={css.muted}>请在银行页面确认付款，完成后本框会自动更新</p>
        <LinkButton tone="primary" wide href={step.url} target="_blank" rel="noopener">
          前往银行页面确认
        </LinkButton>
        <Button wide onClick={refetch}>
          我已完成付款
        </Button>
      </>
    )
  if (step.at === 'pin')
    return (
      <>
        {sum}
        <PayPin what={{ purpose: 'pay', bizId: bill.id, amountFen: bill.amountFen }} onAuthorised={pay} focused />
        <Button wide onClick={() => setStep({ at: 'choose' })}>
          返回
        </Button>
      </>
    )
  return (
    <>
      {sum}
      <Field label="支付方式" group>
        <RadioCards
          value={way}
          onChange={setChosen}
          options={here.map(({ way, name, usable, why }) => ({
            value: way as Way,
            label: name,
            note: why,
            disabled: !usable,
          }))}
        />
      </Field>
      {way === 'card' && <ChooseCard value={cardId} onChange={setCardId} />}
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <Button
        tone="primary"
        wide
        disabled={!way || (way === 'card' && !cardId)}
        onClick={() => {
          setProblem('')
          setStep({ at: 'pin' })
        }}
      >
        确认支付 ¥{formatFen(bill.amountFen)}
      </Button>
    </>
  )
}
