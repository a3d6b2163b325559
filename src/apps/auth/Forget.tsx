import { useState } from 'react'
import { ForgotIdentity } from '#parts/basic/account/ForgotIdentity.tsx'
import { NewPasswordForm } from '#parts/basic/account/NewPasswordForm.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { ResultView } from '#screens/result/ResultView.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Steps } from '#ui/layout/Steps.tsx'
import * as css from './Forget.css.ts'

const steps = [{ label: '验证手机' }, { label: '设置新密码' }, { label: '完成' }]

export const Screen = () => {
  const [step, setStep] = useState(0)
  return (
    <div className={css.page}>
      <PageHeader title="忘记密码" back="/user/login" />
      <Steps steps={steps} current={step} />
      {step === 0 && <ForgotIdentity back="/user/login" onDone={() => setStep(1)} />}
      {step === 1 && (
        <NewPasswordForm purpose="resetPassword" identityPath="/user/forget" onDone={() => setStep(steps.length)} />
      )}
      {step === steps.length && (
        <ResultView state="done" sentence="密码已修改" text="请使用新密码登录。">
          <LinkButton tone="primary" href="/user/login">
            去登录
          </LinkButton>
        </ResultView>
      )}
    </div>
  )
}
