import { useState, type ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'

export interface Question {
  title: string
  /** What will happen. */
  text?: ReactNode
  /** The word on the button: what is done, not 确定. */
  confirm: string
  danger?: boolean
}

/**
 * Asks before something is done.
 *
 *     const [ask, question] = useConfirm()
 *     if (await ask({ title: '取消订单？', confirm: '取消订单', danger: true })) cancel()
 *     return <>{question}…</>
 */
export const useConfirm = () => {
  const [asked, setAsked] = useState<Question & { answer: (yes: boolean) => void }>()

  const ask = (question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer }))

  const answer = (yes: boolean) => {
    setAsked(undefined)
    asked?.answer(yes)
  }

  const question = asked && (
    <Dialog
      open
      title={asked.title}
      onClose={() => answer(false)}
      footer={
        <DialogButtons
          confirm={asked.confirm}
          cancel="取消"
          danger={asked.danger}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      }
    >
      {asked.text}
    </Dialog>
  )
  return [ask, question] as const
}
