import { useState } from 'react'
import schema from 'schema:/api/basic/member/login/ticketLogin'
import type { ScreenProps } from '#core/page/route.ts'
import { ImageCheck, type ImageAnswer } from '#parts/basic/account/ImageCheck.tsx'
import { SmsCode } from '#parts/basic/account/SmsCode.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { useImageNeeded } from '#parts/basic/account/useImageNeeded.ts'
import { Checkbox } from '#ui/control/Checkbox.tsx'
import { PasswordInput } from '#ui/control/PasswordInput.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { TextInput } from '#ui/control/TextInput.tsx'
import { arrive } from './arrive.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import * as css from './AuthFrame.css.ts'

/** Where this browser remembers who signed in last. */
const rememberedAt = 'wotu.loginName'
const remembered = () => localStorage.getItem(rememberedAt) ?? ''

const ways = [
  { value: 'password', label: '密码登录' },
  { value: 'code', label: '短信登录' },
] as const
type Way = (typeof ways)[number]['value']

const fields = {
  ...schema,
  password: { ...schema.password!, required: true },
  code: { ...schema.code!, required: true },
  image: { ...schema.image!, required: true },
}

export const Screen = ({ query: { back } }: ScreenProps) => {
  const [way, setWay] = useState<Way>('password')
  const [remember, setRemember] = useState(() => remembered() !== '')
  const form = useForm({
    quiet: true,
    write: '/api/basic/member/login/ticketLogin',
    schema: fields,
    initial: { loginName: remembered() },
    onDone: (me) => {
      if (remember) localStorage.setItem(rememberedAt, me.loginName)
      else localStorage.removeItem(rememberedAt)
      void arrive(back)
    },
  })
  const { values, refusal } = form

  const imageNeeded = useImageNeeded(refusal)

  const loginName = {
    name: 'loginName',
    label: way === 'code' ? '手机号' : '手机号或账号',
    input: ({ value, onChange }: { value: unknown; onChange: (value: string) => void }) => (
      <TextInput
        value={String(value)}
        autoComplete="username"
        inputMode={way === 'code' ? 'tel' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    ),
  }
  const password = {
    name: 'password',
    input: ({ value, onChange }: { value: unknown; onChange: (value: string) => void }) => (
      <PasswordInput
        value={String(value)}
        autoComplete="current-password"
        onChange={(event) => onChange(event.target.value)}
      />
    ),
  }
  const image = {
    name: 'image',
    input: ({ value, onChange }: { value: unknown; onChange: (value?: ImageAnswer) => void }) => (
      <ImageCheck value={(value || undefined) as ImageAnswer | undefined} onChange={onChange} round={refusal} />
    ),
  }
  const code = {
    name: 'code',
    input: ({ value, onChange }: { value: unknown; onChange: (value: string) => void }) => (
      <SmsCode value={String(value)} onChange={onChange} purpose="login" phone={String(values.loginName)} />
    ),
  }

  return (
    <AuthFrame
      title="登录"
      aside={
        <a className={css.link} href="/user/register">
          注册账号
        </a>
      }
    >
      <Tabs label="登录方式" tabs={ways} value={way} onChange={setWay} />
      <AuthForm
        key={way}
        form={form}
        fields={way === 'code' ? [loginName, code] : imageNeeded ? [loginName, password, image] : [loginName, password]}
        submit="登录"
      >
        <div className={css.row}>
          <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
            记住手机号
          </Checkbox>
          <a className={css.link} href="/user/forget">
            忘记密码
          </a>
        </div>
      </AuthForm>
    </AuthFrame>
  )
}
