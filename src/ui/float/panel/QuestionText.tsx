import type { ReactNode } from 'react'
import type { Question } from '../useConfirm.tsx'
import * as css from './panel.css.ts'

/** What a pop-confirm asks, over its two buttons. */
export const QuestionText = ({ question: { title, text }, buttons }: { question: Question; buttons: ReactNode }) => (
  <div className={css.question}>
    <p className={css.questionTitle}>{title}</p>
    {text}
    <div className={css.questionButtons}>{buttons}</div>
  </div>
)
