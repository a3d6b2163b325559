import type { InputOf } from '#core/calls/api.ts'
import { useWrite } from '#core/page/react.ts'
import { CodeInput } from '#ui/control/CodeInput.tsx'

const path = '/api/basic/member/login/sendMessage'
type Message = InputOf<typeof path>

interface Props {
  value: string
  onChange: (value: string) => void
  purpose: Message['purpose']
  /** Left out where the code goes to the signed-in member's own phone. */
  phone?: string
  /** The picture that was read, where one is asked for. */
  image?: Message['image']
  /** What must be there before a code is sent, beside the phone. */
  ready?: boolean
  /** The server refused; a picture that was read is used up. */
  onRefused?: () => void
}

/** A code by SMS to somebody who signs in, registers, or proves who he is. */
export const SmsCode = ({ value, onChange, purpose, phone, image, ready = true, onRefused }: Props) => {
  const { run } = useWrite(path)
  const send = async () => {
    const sent = await run({ purpose, phone, image })
    if (!sent) onRefused?.()
    return sent?.resendAfterSeconds
  }
  const complete = ready && (phone === undefined || /^1\d{10}$/.test(phone))
  return <CodeInput value={value} onChange={onChange} send={send} disabled={!complete} />
}
