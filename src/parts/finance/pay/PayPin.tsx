import { useState } from 'react'
import type { InputOf } from '#core/calls/api.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { LockIcon } from '#ui/icons/Lock.ts'
import { PinKeypad } from '#ui/control/PinKeypad.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import * as css from './PayPin.css.ts'

const path = '/api/basic/member/login/checkoutPayPwd'

interface Props {
  /** What the password is to authorise: this thing, and this amount in integer fen. */
  what: Omit<InputOf<typeof path>, 'password'>
  /** Told the authorisation, good once and for five minutes. The keypad waits until this resolves. */
  onAuthorised: (authorisationId: string) => Promise<unknown>
  /** Typed into at once. */
  focused?: boolean
}

/** The payment password, asked for one thing. On the platform's own pages only: elsewhere the server refuses it. */
export const PayPin = ({ what, onAuthorised, focused }: Props) => {
  // An employee may pay without seeing the account: then the server's own answer to the password decides.
  const state = useRead('/api/finance/account/isPayPwd', {}, { silent: true })
  const check = useWrite(path, { quiet: true })
  const [step, setStep] = useState<'checking' | 'sending'>()

  const done = async (password: string) => {
    setStep('checking')
    const authorised = await check.run({ ...what, password })
    if (authorised) {
      setStep('sending')
      await onAuthorised(authorised.authorisationId)
    }
    setStep(undefined)
  }

  if (!state.data && !state.error) return <Skeleton height={280} />
  if (state.data?.isSet === false || check.error?.code === 'PAY_PASSWORD_UNSET')
    return (
      <Empty icon={<LockIcon />} title="尚未设置支付密码" text="设置后即可付款和提现">
        <LinkButton tone="primary" href="/financial/securitySettings/setPayPassword">
          设置支付密码
        </LinkButton>
      </Empty>
    )
  return (
    <div className={css.pin}>
      {step === 'sending' && <BusyOverlay />}
      <PinKeypad disabled={!!step} focused={focused} onDone={(pin) => void done(pin)} />
      <p className={css.words} role={check.error && 'alert'} data-wrong={check.error ? '' : undefined}>
        {step ? '正在校验…' : (check.error?.msg ?? '请输入6位支付密码')}
      </p>
      <a className={css.link} href="/financial/securitySettings/resetPayPasswordPerson">
        忘记支付密码
      </a>
    </div>
  )
}
