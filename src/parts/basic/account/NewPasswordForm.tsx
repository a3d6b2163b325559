import { useState, type ReactNode } from 'react'
import schema from 'schema:/api/basic/member/login/reSetPwd'
import { session } from '#core/page/core.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { PasswordInput } from '#ui/control/PasswordInput.tsx'
import { Empty } from '#ui/feedback/State.tsx'
import { FormView } from '#screens/form/FormView.tsx'
import { NewPassword } from './NewPassword.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { dropProof, proofOf } from './proof.ts'

const writes = {
  resetPassword: '/api/basic/member/login/reSetPwd',
  setPassword: '/api/basic/member/login/safeCenterReSetPwd',
} as const

const fields = { ...schema, again: { title: '再次输入新密码', required: true, type: 'string', local: true } } as const

interface Props {
  purpose: keyof typeof writes
  /** The page that makes the proof. */
  identityPath: string
  onDone: () => void
  /** Above the button: a way around. */
  children?: ReactNode
}

/** A new login password, twice, from somebody who has just proved who he is. */
export const NewPasswordForm = ({ purpose, identityPath, onDone, children }: Props) => {
  const [token] = useState(() => proofOf(purpose))
  const form = useForm({
    quiet: true,
    write: writes[purpose],
    schema: fields,
    also: { token },
    check: ({ password, again }) => ({ again: password === again ? undefined : '两次输入的密码不一致' }),
    onDone: () => {
      dropProof(purpose)
      // The server has ended every session, this one too.
      session.clear()
      onDone()
    },
  })

  if (!token)
    return (
      <Empty title="请先验证身份" text="为了账号安全，设置新密码前需要验证身份，验证后10分钟内有效。">
        <LinkButton tone="primary" href={identityPath}>
          去验证
        </LinkButton>
      </Empty>
    )
  return (
    <FormView
      form={form}
      submit="保存新密码"
      fields={[
        {
          name: 'password',
          label: '新密码',
          hint: '保存后，所有设备都需要用新密码重新登录',
          input: ({ value, onChange }) => <NewPassword value={String(value)} onChange={onChange} />,
        },
        {
          name: 'again',
          input: ({ value, onChange }) => (
            <PasswordInput
              value={String(value)}
              autoComplete="new-password"
              onBlur={() => form.blur('again')}
              onChange={(event) => onChange(event.target.value)}
            />
          ),
        },
      ]}
    >
      {children}
    </FormView>
  )
}
