import type { ReactNode } from 'react'
import { Button } from '#ui/control/Button.tsx'
import { ClockIcon } from '#ui/icons/Clock.ts'
import { SuccessIcon } from '#ui/icons/Success.ts'
import { WarningIcon } from '#ui/icons/Warning.ts'
import * as css from './ResultScreen.css.ts'

export interface Outcome {
  state: 'done' | 'failed' | 'pending'
  /** One sentence. */
  sentence: string
  /** Why, or what comes next. */
  text?: ReactNode
  /** 订单号 or 流水号, to be copied. */
  number?: { label: string; value: string }
}

interface Props extends Outcome {
  /** Asks again; absent while that happens by itself. */
  onRefresh?: (() => void) | undefined
  children?: ReactNode
}

const icons = { done: <SuccessIcon size={32} />, failed: <WarningIcon size={32} />, pending: <ClockIcon size={32} /> }

/** An icon, a sentence, a number, and where to go from here. */
export const ResultView = ({ state, sentence, text, number, onRefresh, children }: Props) => (
  <div className={css.result} role="status">
    <span className={css.mark[state]}>{icons[state]}</span>
    <p className={css.sentence}>{sentence}</p>
    {text && <p className={css.text}>{text}</p>}
    {number && (
      <span>
        <span className={css.label}>{number.label}</span> <span className={css.number}>{number.value}</span>
      </span>
    )}
    <div className={css.actions}>
      {state === 'pending' && onRefresh && (
        <Button tone="primary" onClick={onRefresh}>
          刷新
        </Button>
      )}
      {children}
    </div>
  </div>
)
