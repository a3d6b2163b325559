import { useState } from 'react'
import { go } from '#core/page/go.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Button, LinkButton } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { Steps } from '#ui/layout/Steps.tsx'
import * as css from '../Page.css.ts'
import { FinanceCode } from './FinanceCode.tsx'
import { NewPin } from './NewPin.tsx'

const steps = [{ label: '短信验证' }, { label: '设置密码' }, { label: '完成' }]

export const Screen = () => {
  const { data: state } = useRead('/api/finance/account/isPayPwd', {}, { about: true })
  const set = useWrite('/api/basic/member/login/setPayPwdByBoId', { quiet: true })
  const [code, setCode] = useState('')
  const [step, setStep] = useState(0)

  const done = async (password: string) => {
    if ((await set.run({ password, code })) !== undefined) go('/financial/securitySettings/setPasswordResult')
    else setStep(0)
  }

  return (
    <>
      <PageHeader title="设置支付密码" back="/financial/securitySettings" />
      <div className={css.narrow}>
        {state?.isSet ? (
          <Empty title="已设置过支付密码">
            <LinkButton href="/financial/securitySettings/updatePayPassword">修改支付密码</LinkButton>
          </Empty>
        ) : (
          <>
            <Steps steps={steps} current={step} />
            <Card>
              {step === 0 ? (
                <div className={css.fields}>
                  <FinanceCode value={code} onChange={setCode} />
                  {set.error && (
                    <p className={css.problem} role="alert">
                      {set.error.msg}
                    </p>
                  )}
                  <Button tone="primary" wide disabled={!/^\d{6}$/.test(code)} onClick={() => setStep(1)}>
                    下一步
                  </Button>
                </div>
              ) : (
                <NewPin busy={set.busy} onDone={(pin) => void done(pin)} />
              )}
            </Card>
          </>
        )}
      </div>
    </>
  )
}
