import { useState } from 'react'
import { go } from '#core/page/go.ts'
import { useRead, useTerms, useWrite } from '#core/page/react.ts'
import { RealName } from '#parts/basic/account/RealName.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Button } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Field } from '#ui/control/Field.tsx'
import { Steps } from '#ui/layout/Steps.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import * as css from '../Page.css.ts'
import { FinanceCode } from './FinanceCode.tsx'
import { NewPin } from './NewPin.tsx'

const steps = [{ label: '核对身份' }, { label: '设置新密码' }, { label: '完成' }]

/** 重置支付密码: who they are, by name, card and phone; then a new one. Withdrawals rest for a day after. */
export const ResetForm = ({ nameLabel }: { nameLabel: string }) => {
  const { data: info } = useRead('/api/finance/account/selAccountInfo', {}, { about: true })
  const terms = useTerms()
  const reset = useWrite('/api/finance/account/replacePayPwd', { quiet: true })
  const [name, setName] = useState('')
  const [last4, setLast4] = useState('')
  const [code, setCode] = useState('')
  const [step, setStep] = useState(0)
  const asksCard = (info?.cards ?? 0) > 0
  const complete = name.trim() !== '' && /^\d{6}$/.test(code) && (!asksCard || /^\d{4}$/.test(last4))

  const done = async (password: string) => {
    const input = { password, code, name: name.trim(), ...(asksCard && { last4 }) }
    if ((await reset.run(input)) !== undefined) go('/financial/securitySettings/setPasswordResult?reset=1')
    else setStep(0)
  }

  return (
    <>
      <PageHeader title="重置支付密码" back="/financial/securitySettings" />
      <div className={css.narrow}>
        <Steps steps={steps} current={step} />
        {info?.hasName === false && <RealName why="重置支付密码" back="/financial/securitySettings" />}
        {info?.hasName !== false && (
          <Card>
            {step === 0 ? (
              <div className={css.fields}>
                <p className={css.hint}>
                  为保障资金安全，重置后{terms ? `${terms.cashRestHours}小时` : '一段时间'}内不能提现。
                </p>
                <Field label={nameLabel} required>
                  <TextInput value={name} maxLength={30} onChange={(event) => setName(event.target.value)} />
                </Field>
                {asksCard && (
                  <Field label="已绑定银行卡的后四位" required>
                    <TextInput
                      value={last4}
                      inputMode="numeric"
                      maxLength={4}
                      onChange={(event) => setLast4(event.target.value)}
                    />
                  </Field>
                )}
                <FinanceCode value={code} onChange={setCode} />
                {reset.error && (
                  <p className={css.problem} role="alert">
                    {reset.error.msg}
                  </p>
                )}
                <Button tone="primary" wide disabled={!complete} onClick={() => setStep(1)}>
                  下一步
                </Button>
              </div>
            ) : (
              <NewPin busy={reset.busy} onDone={(pin) => void done(pin)} />
            )}
          </Card>
        )}
      </div>
    </>
  )
}
