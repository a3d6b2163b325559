import { useEffect, useEffectEvent, useState } from 'react'
import type { Bill } from '@wotu/contract/finance/pay.ts'
import type { PayWay } from '@wotu/contract/trading/order/order.ts'
import { api } from '#core/page/core.ts'
import type { ApiError } from '#core/calls/errors.ts'
import type { FromFrame } from '#core/session/frame.ts'
import { formatFen } from '#core/format/money.ts'
import { useRead, useSignedIn, useWrite } from '#core/page/react.ts'
import { PayPin } from '#parts/finance/pay/PayPin.tsx'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { Field } from '#ui/control/Field.tsx'
import { SuccessIcon } from '#ui/icons/Success.ts'
import { Price } from '#ui/data/Money.tsx'
import { RadioCards } from '#ui/control/RadioCards.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty, ErrorState, Refused } from '#ui/feedback/State.tsx'
import { channelPage } from '#parts/finance/cashier/channelPage.ts'
import { ChooseCard } from '#parts/finance/cashier/ChooseCard.tsx'
import { VoucherPay } from '#parts/finance/cashier/VoucherPay.tsx'
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
  const state = bill.data?.state
  const tell = useEffectEvent(say)
  useEffect(() => {
    if (state === 'success' || state === 'confirming') tell({ say: 'done' })
  }, [state])

  if (!signedIn && problem) return <Refused text={problem} />
  if (bill.error?.code === 'NOT_FOUND') return <Empty title="账单不存在或已删除" />
  if (bill.error?.status === 403) return <Refused />
  if (bill.error && !bill.data) return <ErrorState text={bill.error.msg} onRetry={() => void bill.refetch()} />
  if (!bill.data) return <SkeletonRows rows={3} columns={1} />
  if (state === 'success')
    return <Empty icon={<SuccessIcon />} title="支付成功" text={`已支付 ¥${formatFen(bill.data.amountFen)}`} />
  if (state === 'confirming') return <Empty icon={<SuccessIcon />} title="转账凭证已提交" text="卖家确认收款后发货" />
  if (state === 'closed') return <Empty title="账单已关闭" text="已超过支付时间，或金额有变化，请重新发起" />
  return <Paying bill={bill.data} refetch={() => void bill.refetch()} />
}

type ChannelWay = 'card' | 'scan'
type Step = { at: 'choose' } | { at: 'pin' } | { at: 'channel'; way: ChannelWay; url: string }

const atChannel: Record<ChannelWay, { text: string; link: string }> = {
  card: { text: '请在银行页面确认付款，完成后本框会自动更新', link: '前往银行页面确认' },
  scan: { text: '请在支付渠道的页面扫码付款，完成后本框会自动更新', link: '前往扫码付款' },
}

interface AtChannelProps {
  way: ChannelWay
  /** The channel's page. */
  url: string
  payId: string
  onOther: () => void
}

/** What the payer does in a window of the channel's. That he has done it proves nothing: the server asks the channel. */
const AtChannel = ({ way, url, payId, onOther }: AtChannelProps) => {
  const { text, link } = atChannel[way]
  const sync = useWrite('/api/buyer/finance/payment/syncPayStatusByBizId', { silent: true })
  return (
    <>
      <p className={css.muted}>{text}</p>
      <LinkButton tone="primary" wide href={url} target="_blank" rel="noopener">
        {link}
      </LinkButton>
      <Button wide busy={sync.busy} onClick={() => void sync.run({ payId })}>
        我已完成付款
      </Button>
      <Button tone="quiet" wide onClick={onOther}>
        换一种支付方式
      </Button>
    </>
  )
}

const Paying = ({ bill, refetch }: { bill: Bill; refetch: () => void }) => {
  const ways = useRead('/api/buyer/finance/payment/getPayChannel', { payId: bill.id })
  const [chosen, setChosen] = useState<PayWay>()
  const [cardId, setCardId] = useState<string>()
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

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
  const way = chosen ?? ways.data.find(({ usable }) => usable)?.way

  const trying = async (pay: () => Promise<void>) => {
    setBusy(true)
    try {
      await pay()
    } catch (error) {
      setProblem((error as ApiError).msg)
      setStep({ at: 'choose' })
      refetch()
    }
    setBusy(false)
  }
  const payId = bill.id
  const silent = { silent: true }
  const byScan = () =>
    trying(async () => {
      const input = { payId, way: 'scan' as const }
      const attempt = await api.write('/api/buyer/finance/payment/submitPay', input, silent)
      setStep({ at: 'channel', way: 'scan', url: await channelPage(attempt) })
    })
  const authorised = (authorisationId: string) =>
    trying(async () => {
      if (way === 'card' && cardId) {
        const attempt = await api.write('/api/finance/cashier/cardPay', { payId, cardId, authorisationId }, silent)
        return setStep({ at: 'channel', way, url: await channelPage(attempt) })
      }
      await api.write('/api/finance/cashier/banlancePay', { payId, authorisationId }, silent)
      refetch()
    })
  const begin = () => {
    setProblem('')
    if (way === 'scan') void byScan()
    else setStep({ at: 'pin' })
  }

  if (step.at === 'channel')
    return (
      <>
        {sum}
        <AtChannel way={step.way} url={step.url} payId={payId} onOther={() => setStep({ at: 'choose' })} />
      </>
    )
  if (step.at === 'pin')
    return (
      <>
        {sum}
        <PayPin what={{ purpose: 'pay', bizId: payId, amountFen: bill.amountFen }} onAuthorised={authorised} focused />
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
          options={ways.data.map(({ way, name, usable, why }) => ({
            value: way,
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
      {way === 'offline' ? (
        <VoucherPay payId={payId} onDone={refetch} wide />
      ) : (
        <Button tone="primary" wide busy={busy} disabled={!way || (way === 'card' && !cardId)} onClick={begin}>
          确认支付 ¥{formatFen(bill.amountFen)}
        </Button>
      )}
    </>
  )
}
