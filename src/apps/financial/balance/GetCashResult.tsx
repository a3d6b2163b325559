import type { Withdrawal } from '@wotu/contract/finance/wallet.ts'
import { words } from 'schema:/api/finance/balanceBusInfo/selDateByAfterDay'
import { formatDate } from '#core/format/dates.ts'
import { maskCard } from '#core/format/mask.ts'
import { formatFen } from '#core/format/money.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { ResultScreen } from '#screens/result/ResultScreen.tsx'
import type { Outcome } from '#screens/result/ResultView.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Empty } from '#ui/feedback/State.tsx'

const outcomeOf = ({ id, state, amountFen, bankName, last4, expectedAt }: Withdrawal): Outcome => {
  const sum = `¥${formatFen(amountFen)}`
  const to = `${bankName} ${maskCard(last4)}`
  const number = { label: '提现单号', value: id }
  if (state === 'success') return { state: 'done', sentence: '提现成功', text: `${sum} 已转入 ${to}`, number }
  if (state === 'processing')
    return {
      state: 'pending',
      sentence: '提现处理中',
      text: `${sum} 正在转入 ${to}，预计 ${formatDate(expectedAt)} 前到账`,
      number,
    }
  return { state: 'failed', sentence: `提现${words.state![state]}`, text: `${sum} 仍在账户余额中`, number }
}

export const Screen = ({ query: { id = '' } }: ScreenProps) =>
  id ? (
    <ResultScreen
      title="提现结果"
      read="/api/finance/balanceBusInfo/selDateByAfterDay"
      input={{ withdrawalId: id }}
      outcome={outcomeOf}
      actions={() => (
        <>
          <LinkButton href="/financial/balance">查看余额</LinkButton>
          <LinkButton href="/financial/balance/getCash/card">继续提现</LinkButton>
        </>
      )}
    />
  ) : (
    <>
      <PageHeader title="提现结果" back="/financial/balance" />
      <Empty title="提现单不存在或已删除" />
    </>
  )
