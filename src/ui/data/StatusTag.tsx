import type { ReactNode } from 'react'
import * as css from './StatusTag.css.ts'

/**
 * `success` under way or well, `warning` wants attention, `danger` has failed, `info` is worth knowing, `plain` nothing to do,
 * `quiet` over.
 */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'plain' | 'quiet'

interface Props {
  tone?: Tone
  children: ReactNode
}

/** The state of a row: a dot and its word, never colour alone. */
export const StatusTag = ({ tone = 'plain', children }: Props) => <span className={css.status[tone]}>{children}</span>

/** A small remark beside a name: 专属价, 预售, 默认. */
export const Tag = ({ tone = 'plain', children }: Props) => <span className={css.tag[tone]}>{children}</span>

/** How many are waiting; nothing at zero, 99+ above. Say what is counted in `label`. */
export const Count = ({ value, label }: { value: number; label: string }) =>
  value > 0 ? (
    <span className={css.count} role="img" aria-label={`${value}${label}`}>
      {value > 99 ? '99+' : value}
    </span>
  ) : null
