import { maskCard } from '#core/format/mask.ts'
import type { ScreenProps } from '#core/page/route.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { ResultScreen } from '#screens/result/ResultScreen.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Empty } from '#ui/feedback/State.tsx'

export const Screen = ({ query: { id = '' } }: ScreenProps) =>
  id ? (
    <ResultScreen
      title="绑卡结果"
      read="/api/account/card/selCardById"
      input={{ id }}
      outcome={({ bankName, last4 }) => ({
        state: 'done',
        sentence: '银行卡绑定成功',
        text: `${bankName} ${maskCard(last4)}`,
      })}
      actions={() => (
        <>
          <LinkButton href="/financial/BankAccount">查看银行卡</LinkButton>
          <LinkButton href="/financial/balance/getCash/card">去提现</LinkButton>
        </>
      )}
    />
  ) : (
    <>
      <PageHeader title="绑卡结果" back="/financial/BankAccount" />
      <Empty title="银行卡不存在或已删除" />
    </>
  )
