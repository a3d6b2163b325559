import type { ReactNode } from 'react'
import * as css from './Screen.css.ts'

interface Props {
  /** The status, where there is one. */
  code?: string
  title: string
  text: string
  /** For whoever is asked for help. */
  requestId?: string
  /** At most three ways on. */
  children: ReactNode
}

/** What all error pages look like. */
export const ErrorScreen = ({ code, title, text, requestId, children }: Props) => (
  <div className={css.screen}>
    {code && (
      <p className={css.code} aria-hidden>
        {code}
      </p>
    )}
    <h1 className={css.title}>{title}</h1>
    <p className={css.text}>{text}</p>
    <div className={css.actions}>{children}</div>
    {requestId && <p className={css.request}>请求编号 {requestId}</p>}
  </div>
)
