import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import * as css from './CodeInput.css.ts'
import { TextInput } from './TextInput.tsx'

interface Props {
  value: string
  onChange: (value: string) => void
  /** Sends a code, and answers in how many seconds the next one may be asked for; undefined where none went out. */
  send: () => Promise<number | undefined>
  /** Nobody to send it to yet. */
  disabled?: boolean
}

/** Six digits that come by SMS, and the button that sends them. */
export const CodeInput = ({ value, onChange, send, disabled }: Props) => {
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  const ask = async () => {
    setBusy(true)
    setLeft((await send()) ?? 0)
    setBusy(false)
  }

  return (
    <span className={css.line}>
      <TextInput
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        placeholder="6位验证码"
        onChange={(event) => onChange(event.target.value)}
      />
      <Button className={css.send} busy={busy} disabled={disabled || left > 0} onClick={ask}>
        {left > 0 ? `${left}秒后重发` : '获取验证码'}
      </Button>
    </span>
  )
}
