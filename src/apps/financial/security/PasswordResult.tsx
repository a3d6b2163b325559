import { formatDate } from '#core/format/dates.ts'
import type { OutputOf } from '@wotu/contract/index.ts'
import { ResultScreen } from '#screens/result/ResultScreen.tsx'
import type { Outcome } from '#screens/result/ResultView.tsx'
import { LinkButton } from '#ui/control/Button.tsx'

const read = '/api/finance/account/isPayPwd'

/** What the server has now, not what the page before claimed. */
export const PasswordResult = ({ title, sentence }: { title: string; sentence: string }) => {
  const outcome = ({ isSet, cashFrom }: OutputOf<typeof read>): Outcome =>
    isSet
      ? { state: 'done', sentence, ...(cashFrom && { text: `为保障资金安全，${formatDate(cashFrom)} 后才能提现` }) }
      : { state: 'failed', sentence: '尚未设置支付密码' }
  return (
    <ResultScreen
      title={title}
      read={read}
      input={{}}
      outcome={outcome}
      actions={({ isSet }) => (
        <>
          {!isSet && <LinkButton href="/financial/securitySettings/setPayPassword">去设置</LinkButton>}
          <LinkButton href="/financial/index">返回账户总览</LinkButton>
        </>
      )}
    />
  )
}
