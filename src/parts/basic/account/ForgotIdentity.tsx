import { useState } from 'react'
import schema from 'schema:/api/basic/member/login/judgeVerification'
import { TextInput } from '#ui/control/TextInput.tsx'
import { FormView } from '#screens/form/FormView.tsx'
import { ImageCheck, type ImageAnswer } from './ImageCheck.tsx'
import { SmsCode } from './SmsCode.tsx'
import { useForm } from '#screens/form/useForm.ts'
import { keepProof } from './proof.ts'

/** The picture is not part of the proof: it is read before a code is sent. */
const fields = {
  ...schema,
  phone: { ...schema.phone!, required: true },
  image: { title: '图形验证码', required: true, type: 'object', local: true },
  code: { ...schema.code!, required: true },
} as const

/** Who has forgotten his password shows that the phone is his: a picture, then a code. */
export const ForgotIdentity = ({ back, onDone }: { back?: string; onDone: () => void }) => {
  const [round, setRound] = useState(0)
  const form = useForm({
    quiet: true,
    write: '/api/basic/member/login/judgeVerification',
    schema: fields,
    also: { purpose: 'resetPassword' },
    onDone: (proof) => {
      keepProof('resetPassword', proof)
      onDone()
    },
  })
  const image = (form.values.image || undefined) as ImageAnswer | undefined

  return (
    <FormView
      form={form}
      back={back}
      submit="下一步"
      fields={[
        {
          name: 'phone',
          input: ({ value, onChange }) => (
            <TextInput
              value={String(value)}
              inputMode="tel"
              autoComplete="tel"
              placeholder="注册时使用的手机号"
              onBlur={() => form.blur('phone')}
              onChange={(event) => onChange(event.target.value)}
            />
          ),
        },
        {
          name: 'image',
          input: ({ onChange }) => <ImageCheck value={image} onChange={onChange} round={round} />,
        },
        {
          name: 'code',
          input: ({ value, onChange }) => (
            <SmsCode
              value={String(value)}
              onChange={onChange}
              purpose="resetPassword"
              phone={String(form.values.phone)}
              image={image}
              ready={image?.answer.length === 4}
              onRefused={() => setRound(round + 1)}
            />
          ),
        },
      ]}
    />
  )
}
