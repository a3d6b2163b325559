import { useRead, useWrite } from '#core/page/react.ts'
import { CodeInput } from '#ui/control/CodeInput.tsx'
import { Field } from '#ui/control/Field.tsx'

const resendAfterSeconds = 60

/** The code that goes to the account holder's phone. */
export const FinanceCode = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { data: info } = useRead('/api/finance/account/selAccountInfo', {})
  const { run } = useWrite('/api/finance/account/sendMessage')
  const send = async () => ((await run({})) ? resendAfterSeconds : undefined)
  return (
    <Field label="短信验证码" required hint={info && `发送到 ${info.phone}`}>
      <CodeInput value={value} onChange={onChange} send={send} />
    </Field>
  )
}
