import type { FormField } from '#screens/form/FormField.tsx'
import { NewPassword } from '#parts/basic/account/NewPassword.tsx'
import { SmsCode } from '#parts/basic/account/SmsCode.tsx'
import type { Form } from '#screens/form/useForm.ts'
import { TextInput } from '#ui/control/TextInput.tsx'

/** What every registration asks: a phone, the code it got, and a password. */
export const personFields = (form: Form): FormField[] => [
  {
    name: 'phone',
    input: ({ value, onChange }) => (
      <TextInput
        value={String(value)}
        inputMode="tel"
        autoComplete="tel"
        placeholder="用于登录和接收通知"
        onBlur={() => form.blur('phone')}
        onChange={(event) => onChange(event.target.value)}
      />
    ),
  },
  {
    name: 'code',
    input: ({ value, onChange }) => (
      <SmsCode value={String(value)} onChange={onChange} purpose="register" phone={String(form.values.phone)} />
    ),
  },
  {
    name: 'password',
    input: ({ value, onChange }) => <NewPassword value={String(value)} onChange={onChange} />,
  },
]

/** The agreements must be agreed to. */
export const agreedCheck = ({ agreed }: Readonly<Record<string, unknown>>) => ({
  agreed: agreed ? undefined : '请阅读并同意服务协议与隐私政策',
})
