import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { BackspaceIcon } from '../icons/Backspace.ts'
import * as css from './PinKeypad.css.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

interface Props {
  /** Told the six digits as soon as the last one is in; the keypad forgets them at once. */
  onDone: (pin: string) => void
  disabled?: boolean
  /** It has the focus from the start, as in a dialog. */
  focused?: boolean | undefined
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const places = [0, 1, 2, 3, 4, 5]

/**
 * The payment password on its own keypad. What is typed lives in memory alone: no input element, no attribute and
 * no label ever holds a digit of it, so neither the browser nor an extension offers to keep it.
 */
export const PinKeypad = ({ onDone, disabled, focused }: Props) => {
  const [pin, setPin] = useState('')
  const group = useRef<HTMLDivElement>(null)
  // A dialog that asks for nothing else is typed into at once. On a page the reader begins at its title.
  useEffect(() => {
    if (focused || group.current?.closest('dialog')) group.current?.focus()
  }, [focused])

  const press = (digit: string) => {
    const next = pin + digit
    setPin(next.length === 6 ? '' : next)
    if (next.length === 6) onDone(next)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled) return
    if (/^\d$/.test(event.key)) press(event.key)
    else if (event.key === 'Backspace') setPin(pin.slice(0, -1))
  }

  const key = (digit: string) => (
    <button key={digit} type="button" className={css.key} disabled={disabled} onClick={() => press(digit)}>
      {digit}
    </button>
  )

  return (
    <div ref={group} role="group" aria-label="支付密码" tabIndex={-1} className={css.pin} onKeyDown={onKeyDown}>
      <div className={css.boxes} aria-hidden>
        {places.map((place) => (
          <span key={place} className={css.box} data-next={place === pin.length && !disabled ? '' : undefined}>
            {place < pin.length && <span className={css.dot} />}
          </span>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">已输入{pin.length}位，共6位</span>
      </VisuallyHidden>
      <div className={css.keys}>
        {digits.map(key)}
        <button type="button" className={css.word} disabled={disabled} onClick={() => setPin('')}>
          清空
        </button>
        {key('0')}
        <button
          type="button"
          className={css.key}
          disabled={disabled}
          aria-label="删除一位"
          onClick={() => setPin(pin.slice(0, -1))}
        >
          <BackspaceIcon />
        </button>
      </div>
    </div>
  )
}
