import schema from 'schema:/api/basic/member/login/register'
import type { ScreenProps } from '#core/page/route.ts'
import { useForm } from '#screens/form/useForm.ts'
import { Agreements } from './Agreements.tsx'
import { arrive } from './arrive.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import * as css from './AuthFrame.css.ts'
import { agreedCheck, personFields } from './registerFields.tsx'

export const Screen = ({ query: { back } }: ScreenProps) => {
  const form = useForm({
    write: '/api/basic/member/login/register',
    schema,
    check: agreedCheck,
    onDone: () => void arrive(back),
  })
  return (
    <AuthFrame
      title="个人注册"
      aside={
        <a className={css.link} href="/user/registerQY">
          企业注册
        </a>
      }
    >
      <AuthForm form={form} fields={personFields(form)} also={['agreed']} submit="注册并登录">
        <Agreements form={form} />
      </AuthForm>
      <p className={css.other}>
        已有账号？
        <a className={css.link} href="/user/login">
          去登录
        </a>
      </p>
    </AuthFrame>
  )
}
