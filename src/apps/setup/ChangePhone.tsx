import { useState } from 'react'
import provingSchema from 'schema:/api/basic/member/login/judgeVerification'
import changeSchema from 'schema:/api/basic/member/login/updLoginName'
import { go } from '#core/page/go.ts'
import { notify } from '#core/page/notify.ts'
import { useRead } from '#core/page/react.ts'
import { dropProof, keepProof, proofOf } from '#parts/basic/account/proof.ts'
import { SmsCode } from '#parts/basic/account/SmsCode.tsx'
import { FormView } from '#screens/form/FormView.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Steps } from '#ui/layout/Steps.tsx'
import * as css from './setup.css.ts'

const back = '/setup/index'
const steps = [{ label: '验证原手机' }, { label: '验证新手机' }]
const proving = { ...provingSchema, code: { ...provingSchema.code!, required: true } }

/** First the phone that is theirs, by a code. */
const OldPhone = ({ onDone }: { onDone: () => void }) => {
  const { data: me } = useRead('/api/basic/member/login/getBaseMemberByToken', {})
  const form = useForm({
    quiet: true,
    write: '/api/basic/member/login/judgeVerification',
    schema: proving,
    also: { purpose: 'changePhone' },
    onDone: (proof) => {
      keepProof('changePhone', proof)
      onDone()
    },
  })
  return (
    <FormView
      form={form}
      back={back}
      submit="下一步"
      fields={[
        {
          name: 'code',
          hint: me && `验证码将发送到 ${me.phone}`,
          input: ({ value, onChange }) => <SmsCode value={String(value)} onChange={onChange} purpose="changePhone" />,
        },
      ]}
    />
  )
}

/** Then the new one, to which a code goes, too. */
const NewPhone = ({ token }: { token: string }) => {
  const form = useForm({
    quiet: true,
    write: '/api/basic/member/login/updLoginName',
    schema: changeSchema,
    also: { token },
    onDone: () => {
      dropProof('changePhone')
      notify('手机号已修改，下次请用新手机号登录')
      go(back)
    },
  })
  return (
    <FormView
      form={form}
      back={back}
      submit="确认修改"
      fields={[
        { name: 'phone', label: '新手机号', placeholder: '11位手机号' },
        {
          name: 'code',
          input: ({ value, onChange }) => (
            <SmsCode
              value={String(value)}
              onChange={onChange}
              purpose="newPhone"
              phone={String(form.values.phone).trim()}
            />
          ),
        },
      ]}
    />
  )
}

export const Screen = () => {
  const [token, setToken] = useState(() => proofOf('changePhone'))
  return (
    <>
      <PageHeader title="修改手机号" back={back} />
      <div className={css.page}>
        <Steps steps={steps} current={token ? 1 : 0} />
        {token ? <NewPhone token={token} /> : <OldPhone onDone={() => setToken(proofOf('changePhone'))} />}
      </div>
    </>
  )
}
