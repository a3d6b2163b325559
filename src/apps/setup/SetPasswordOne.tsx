import { useState } from 'react'
import schema from 'schema:/api/basic/member/login/judgeVerification'
import { go } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import { keepProof } from '#parts/basic/account/proof.ts'
import { FormView } from '#screens/form/FormView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { SmsCode } from '#parts/basic/account/SmsCode.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { PasswordInput } from '#ui/control/PasswordInput.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { ways as waysStyle } from './setup.css.ts'

const ways = [
  { value: 'code', label: '短信验证' },
  { value: 'oldPassword', label: '原密码验证' },
] as const

const fields = {
  ...schema,
  code: { ...schema.code!, required: true },
  oldPassword: { ...schema.oldPassword!, required: true },
}

export const Screen = () => {
  const [way, setWay] = useState<(typeof ways)[number]['value']>('code')
  const { data: me } = useRead('/api/basic/member/login/getBaseMemberByToken', {})
  const form = useForm({
    quiet: true,
    write: '/api/basic/member/login/judgeVerification',
    schema: fields,
    also: { purpose: 'setPassword' },
    onDone: (proof) => {
      keepProof('setPassword', proof)
      go('/setup/setLoginPassword')
    },
  })
  return (
    <>
      <PageHeader title="身份验证" back="/setup/index" />
      <div className={waysStyle}>
        <Tabs label="验证方式" tabs={ways} value={way} onChange={setWay} />
      </div>
      <FormView
        key={way}
        form={form}
        back="/setup/index"
        submit="下一步"
        fields={[
          {
            name: 'code',
            when: () => way === 'code',
            hint: me && `验证码将发送到 ${me.phone}`,
            input: ({ value, onChange }) => <SmsCode value={String(value)} onChange={onChange} purpose="setPassword" />,
          },
          {
            name: 'oldPassword',
            when: () => way === 'oldPassword',
            input: ({ value, onChange }) => (
              <PasswordInput
                value={String(value)}
                autoComplete="current-password"
                onChange={(event) => onChange(event.target.value)}
              />
            ),
          },
        ]}
      />
    </>
  )
}
