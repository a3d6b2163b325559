import { CheckIcon } from '../icons/Check.ts'
import * as css from './Steps.css.ts'

interface Props {
  steps: readonly { label: string; note?: string }[]
  /** Index of the step that is under way; `steps.length` when all are done. */
  current: number
}

const state = (index: number, current: number) => (index < current ? 'done' : index === current ? 'now' : 'next')

/** How far something has come. */
export const Steps = ({ steps, current }: Props) => (
  <div className={css.frame}>
    <ol className={css.steps}>
      {steps.map(({ label, note }, index) => (
        <li
          key={label}
          className={css.step}
          data-state={state(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.mark}>{index < current ? <CheckIcon size={14} /> : index + 1}</span>
          {label}
          {note && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  </div>
)
