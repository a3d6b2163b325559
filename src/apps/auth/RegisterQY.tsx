import schema from 'schema:/api/basic/member/login/registerQY'
import type { ScreenProps } from '#core/page/route.ts'
import { useForm } from '#screens/form/useForm.ts'
import { TextInput } from '#ui/control/TextInput.tsx'
import { Agreements } from './Agreements.tsx'
import { arrive } from './arrive.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import * as css from './AuthFrame.css.ts'
import { Licence } from './Licence.tsx'
import { agreedCheck, personFields } from './registerFields.tsx'

export const Screen = ({ query: { back } }: ScreenProps) => {
  const form = useForm({
    write: '/api/basic/member/login/registerQY',
    schema,
    check: agreedCheck,
    onDone: () => void arrive(back),
  })
  return (
    <AuthFrame
      title="企业注册"
      aside={
        <a className={css.link} href="/user/register">
          个人注册
        </a>
      }
    >
      <AuthForm
        form={form}
        fields={[
          { name: 'orgName', placeholder: '与营业执照一致' },
          {
            name: 'creditCode',
            input: ({ value, onChange }) => (
              <TextInput
                value={String(value)}
                autoComplete="off"
                maxLength={18}
                placeholder="18位，见营业执照"
                onBlur={() => form.blur('creditCode')}
                onChange={(event) => onChange(event.target.value.trim().toUpperCase())}
              />
            ),
          },
          {
            name: 'licence',
            hint: 'jpg、png、webp，不超过5MB',
            group: true,
            input: ({ value, onChange }) => (
              <Licence
                value={(value || undefined) as { name: string; base64: string } | undefined}
                onChange={onChange}
              />
            ),
          },
          { name: 'legalPerson', placeholder: '与营业执照一致' },
          { name: 'contact', placeholder: '真实姓名' },
          ...personFields(form),
        ]}
        also={['agreed']}
        submit="注册并登录"
      >
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
