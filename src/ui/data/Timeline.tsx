import type { ReactNode } from 'react'
import * as css from './Timeline.css.ts'

export interface Event {
  /** What happened. */
  what: ReactNode
  /** When, as it is to be read: yyyy-MM-dd HH:mm. */
  when: string
  /** Who did it. */
  who?: string | undefined
}

/** What happened, the newest first: a parcel's way, a record's log. */
export const Timeline = ({ events }: { events: readonly Event[] }) => (
  <ol className={css.list}>
    {events.map(({ what, when, who }, index) => (
      <li key={index} className={css.item}>
        {what}
        <span className={css.meta}>
          <time>{when}</time>
          {who}
        </span>
      </li>
    ))}
  </ol>
)
