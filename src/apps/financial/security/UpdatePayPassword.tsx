import { useState } from 'react'
import { go } from '#core/page/go.ts'
import { useWrite } from '#core/page/react.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PinKeypad } from '#ui/control/PinKeypad.tsx'
import { Steps } from '#ui/layout/Steps.tsx'
import * as css from '../Page.css.ts'
import { NewPin } from './NewPin.tsx'

const steps = [{ label: '验证原密码' }, { label: '设置新密码' }, { label: '完成' }]

/** The old one is checked together with the new one, in one call: nothing is told about it before. */
export const Screen = () => {
  const update = useWrite('/api/basic/member/login/updPayPwdByBoId', { quiet: true })
  const [old, setOld] = useState<string>()

  const done = async (password: string) => {
    if (old === undefined) return
    if ((await update.run({ old, password })) !== undefined) go('/financial/securitySettings/updatePasswordResult')
    else setOld(undefined)
  }

  return (
    <>
      <PageHeader title="修改支付密码" back="/financial/securitySettings" />
      <div className={css.narrow}>
        <Steps steps={steps} current={old === undefined ? 0 : 1} />
        <Card>
          {old === undefined ? (
            <div className={css.centre}>
              <p className={css.hint}>请输入原支付密码</p>
              <PinKeypad disabled={update.busy} onDone={setOld} />
              {update.error && (
                <p className={css.problem} role="alert">
                  {update.error.msg}
                </p>
              )}
              <a className={css.link} href="/financial/securitySettings/resetPayPasswordPerson">
                忘记支付密码
              </a>
            </div>
          ) : (
            <NewPin busy={update.busy} onDone={(pin) => void done(pin)} />
          )}
        </Card>
      </div>
    </>
  )
}
