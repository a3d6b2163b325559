import { useState } from 'react'
import { api } from '#core/page/core.ts'
import type { ApiError } from '#core/calls/errors.ts'
import { go } from '#core/page/go.ts'
import { maskCard } from '#core/format/mask.ts'
import { useRead } from '#core/page/react.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { PayPin } from '#parts/finance/pay/PayPin.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Money } from '#ui/data/Money.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import * as css from '../Page.css.ts'

/** The draft of the withdrawal says what it comes to; the sum in the address is only what it looks like. */
export const Screen = ({ query: { id = '' } }: ScreenProps<'money'>) => {
  const read = '/api/finance/balanceBusInfo/selDateByAfterDay'
  const { data: draft, error, refetch } = useRead(read, id ? { withdrawalId: id } : null, { about: true })
  const [problem, setProblem] = useState<string>()

  const submit = async (authorisationId: string) => {
    try {
      const input = { step: 'submit', withdrawalId: id, authorisationId } as const
      await api.write('/api/finance/balanceBusInfo/cash', input, { quiet: true })
      go(`/financial/balance/getCashResult?id=${id}`)
    } catch (refusal) {
      setProblem((refusal as ApiError).msg)
    }
  }

  const body = () => {
    const again = <LinkButton href="/financial/balance/getCash/card">返回提现</LinkButton>
    if (!id || draft?.state === 'failed') return <Empty title="提现单不存在或已删除">{again}</Empty>
    if (!draft)
      return error ? (
        <Failure error={error} onRetry={() => void refetch()} back="/financial/balance" />
      ) : (
        <Card>
          <SkeletonRows rows={4} columns={2} />
        </Card>
      )
    if (draft.state !== 'draft')
      return (
        <Empty title="这笔提现已提交">
          <LinkButton href={`/financial/balance/getCashResult?id=${id}`}>查看结果</LinkButton>
        </Empty>
      )
    return (
      <Card>
        <div className={css.centre}>
          <p className={css.figure}>
            <Money fen={draft.amountFen} />
          </p>
          <p className={css.hint}>
            到账 {draft.bankName} {maskCard(draft.last4)}，手续费 <Money fen={draft.feeFen} />
          </p>
          <PayPin what={{ purpose: 'cash', bizId: id, amountFen: draft.amountFen }} onAuthorised={submit} />
          {problem && (
            <p className={css.problem} role="alert">
              {problem}
            </p>
          )}
        </div>
      </Card>
    )
  }
  return (
    <>
      <PageHeader title="输入支付密码" back="/financial/balance/getCash/card" />
      <div className={css.narrow}>{body()}</div>
    </>
  )
}
