import { useEffect } from 'react'
import { go } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import { Button } from '#ui/control/Button.tsx'
import { Card, Section } from '#ui/layout/Card.tsx'
import { WalletIcon } from '#ui/icons/Wallet.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Empty, ErrorState, Refused } from '#ui/feedback/State.tsx'
import { FlowLines } from '#parts/finance/wallet/FlowLines.tsx'
import type { WalletProps } from './Wallet.tsx'
import { WalletBalance } from '#parts/finance/wallet/WalletBalance.tsx'
import * as css from '#parts/finance/wallet/Wallet.css.ts'

const places = {
  recharge: '/financial/balance/rechargePerson/wallet',
  withdraw: '/financial/balance/getCash/card',
  statement: '/financial/balance',
} as const

/** The wallet of whoever is signed in. */
export const MyWallet = ({ rows = 5, labels, emit }: WalletProps) => {
  const balance = useRead('/api/finance/balanceBusInfo/selBalance', {})
  const flows = useRead('/openapi/finance/account/cashflow/selFlowList/manage', { page: 1, size: rows })
  const availableFen = balance.data?.availableFen
  useEffect(() => {
    if (availableFen !== undefined) emit('wotu-balance', { availableFen })
  }, [availableFen, emit])

  if (balance.error?.status === 403) return <Refused />
  if (!balance.data)
    return (
      <Card className={css.wallet} part="card">
        {balance.error ? (
          <ErrorState text={balance.error.msg} onRetry={() => void balance.refetch()} />
        ) : (
          <Skeleton height={88} />
        )}
      </Card>
    )

  const leave = (to: keyof typeof places) => emit('wotu-leave', { to }) && go(places[to])
  return (
    <Card className={css.wallet} part="card">
      <Section title={labels.title}>
        <WalletBalance balance={balance.data}>
          <div className={css.buttons}>
            <Button part="button" onClick={() => leave('withdraw')}>
              {labels.withdraw}
            </Button>
            <Button part="button" tone="primary" onClick={() => leave('recharge')}>
              {labels.recharge}
            </Button>
          </div>
        </WalletBalance>
      </Section>
      <Section
        title={labels.recent}
        aside={
          <Button tone="quiet" small onClick={() => leave('statement')}>
            {labels.statement}
          </Button>
        }
      >
        {flows.data ? (
          flows.data.rows.length > 0 ? (
            <FlowLines flows={flows.data.rows} />
          ) : (
            <slot name="empty">
              <Empty icon={<WalletIcon />} title={labels.empty} />
            </slot>
          )
        ) : flows.error ? (
          <ErrorState text={flows.error.msg} onRetry={() => void flows.refetch()} />
        ) : (
          <SkeletonRows rows={3} columns={2} />
        )}
      </Section>
    </Card>
  )
}
