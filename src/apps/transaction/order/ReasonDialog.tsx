import { useState, type ReactNode } from 'react'
import type { ApiError } from '#core/calls/errors.ts'
import { Dialog } from '#ui/float/Dialog.tsx'
import { DialogButtons } from '#ui/float/DialogButtons.tsx'
import { Field } from '#ui/control/Field.tsx'
import { RadioCards } from '#ui/control/RadioCards.tsx'
import { TextArea } from '#ui/control/TextArea.tsx'

interface Props {
  title: string
  /** What will happen. */
  text?: ReactNode
  /** What is to be written: 取消原因, 备注. */
  label: string
  /** Usual reasons to choose from, the last one of them to be written out. */
  choices?: readonly string[]
  initial?: string
  min: number
  max: number
  /** The word on the button: what is done. */
  confirm: string
  danger?: boolean
  busy: boolean
  /** Why the last try failed; what was typed stays. */
  error: ApiError | undefined
  onSend: (words: string) => void
  onClose: () => void
}

/** Something that is done with a few words of why. */
export const ReasonDialog = ({ title, text, label, choices = [], initial = '', min, max, ...rest }: Props) => {
  const { confirm, danger, busy, error, onSend, onClose } = rest
  const [choice, setChoice] = useState<string>()
  const [typed, setTyped] = useState(initial)
  const [wrong, setWrong] = useState<string>()
  const other = choices.at(-1)
  const writing = choices.length === 0 || choice === other

  const send = () => {
    const words = (writing ? typed : (choice ?? '')).trim()
    if (choices.length > 0 && choice === undefined) return setWrong(`请选择${label}`)
    if (words.length < min) return setWrong(words ? `${label}至少${min}个字` : `请填写${label}`)
    if (words.length > max) return setWrong(`${label}不能超过${max}个字`)
    onSend(words)
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <DialogButtons
          confirm={confirm}
          cancel="返回"
          danger={danger}
          busy={busy}
          onConfirm={send}
          onCancel={onClose}
        />
      }
    >
      {text && <p>{text}</p>}
      {choices.length > 0 && (
        <Field label={label} required group error={writing ? undefined : (wrong ?? error?.msg)}>
          <RadioCards
            options={choices.map((value) => ({ value, label: value }))}
            value={choice}
            onChange={(value) => {
              setChoice(value)
              setWrong(undefined)
            }}
          />
        </Field>
      )}
      {writing && (
        <Field label={choices.length > 0 ? '说明' : label} required={min > 0} error={wrong ?? error?.msg}>
          <TextArea
            value={typed}
            max={max}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(undefined)
            }}
          />
        </Field>
      )}
    </Dialog>
  )
}
