import { useState } from 'react'
import { PinKeypad } from '#ui/control/PinKeypad.tsx'
import * as css from '../Page.css.ts'

/** 111111, 123456, 987654: what everybody tries first. The server refuses them too. */
export const isWeak = (pin: string) => {
  const steps = [...pin].slice(1).map((digit, i) => Number(digit) - Number(pin[i]))
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 9) <= 1
}

interface Props {
  busy: boolean
  /** What the server said of the last try. */
  problem?: string | undefined
  onDone: (pin: string) => void
}

/** A new payment password, typed twice. */
export const NewPin = ({ busy, problem, onDone }: Props) => {
  const [first, setFirst] = useState<string>()
  const [fault, setFault] = useState<string>()

  const typed = (pin: string) => {
    if (first === undefined) {
      const weak = isWeak(pin)
      setFault(weak ? '支付密码不能是连续或重复的数字' : undefined)
      if (!weak) setFirst(pin)
      return
    }
    setFirst(undefined)
    setFault(pin === first ? undefined : '两次输入不一致，请重新设置')
    if (pin === first) onDone(pin)
  }

  const wrong = fault ?? (first === undefined ? problem : undefined)
  return (
    <div className={css.centre}>
      <p className={css.hint}>{first === undefined ? '请输入新的6位支付密码' : '请再次输入新的支付密码'}</p>
      <PinKeypad key={first === undefined ? 'first' : 'second'} disabled={busy} onDone={typed} />
      {wrong && (
        <p className={css.problem} role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
