import { useState } from 'react'
import { DialogButtons } from './DialogButtons.tsx'
import { Float } from './Float.tsx'
import type { Question } from './useConfirm.tsx'

/**
 * Asks beside the button before something small is done. What moves money, or is a matter of many things at once, asks in a
 * dialog (`useConfirm`).
 *
 *     const [ask, question] = usePopConfirm()
 *     if (await ask({ title: '删除这个地址？', confirm: '删除' }, event.currentTarget)) remove()
 */
export const usePopConfirm = () => {
  const [asked, setAsked] = useState<{ question: Question; anchor: Element; answer: (yes: boolean) => void }>()

  const ask = (question: Question, anchor: Element) =>
    new Promise<boolean>((answer) => {
      // A second press on the button takes the question back.
      if (asked) asked.answer(false)
      if (asked?.anchor === anchor) {
        setAsked(undefined)
        answer(false)
      } else setAsked({ question, anchor, answer })
    })

  const answer = (yes: boolean) => {
    setAsked(undefined)
    asked?.answer(yes)
  }

  const question = (
    <Float open={!!asked} onClose={() => answer(false)}>
      {({ PopoverPanel, QuestionText }) =>
        asked && (
          <PopoverPanel
            anchor={asked.anchor}
            role="alertdialog"
            label={asked.question.title}
            onClose={() => answer(false)}
          >
            <QuestionText
              question={asked.question}
              buttons={
                <DialogButtons
                  confirm={asked.question.confirm}
                  cancel="取消"
                  danger={asked.question.danger}
                  onConfirm={() => answer(true)}
                  onCancel={() => answer(false)}
                />
              }
            />
          </PopoverPanel>
        )
      }
    </Float>
  )
  return [ask, question] as const
}
