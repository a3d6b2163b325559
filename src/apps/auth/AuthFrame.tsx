import type { ReactNode } from 'react'
import { useConfig } from '#core/page/react.ts'
import * as css from './AuthFrame.css.ts'

/** Rows of a field running to the horizon, under a sun. */
const Field = () => (
  <svg className={css.picture} viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <circle cx="306" cy="132" r="32" fill="currentColor" opacity="0.18" />
    <path d="M0 130C70 96 130 104 200 124s140 22 200-8v184H0Z" fill="currentColor" opacity="0.14" />
    <path d="M0 168c90-34 170-20 230-2s120 8 170-10v144H0Z" fill="currentColor" opacity="0.22" />
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity="0.42">
      <path d="M196 172C170 210 110 262 30 300M204 172c-10 40-40 90-74 128M212 172c6 42 20 88 40 128M220 172c34 38 80 84 140 124" />
      <path d="M188 172C140 200 70 236 0 258M232 172c50 22 110 48 168 62" />
    </g>
  </svg>
)

interface Props {
  title: string
  /** At the right of the title: the other way in. */
  aside?: ReactNode
  children: ReactNode
}

/** What the pages around signing in look like. */
export const AuthFrame = ({ title, aside, children }: Props) => (
  <div className={css.frame}>
    <div className={css.field}>
      <p className={css.motto}>{useConfig()?.platformName}</p>
      <p className={css.promise}>
        产地直供，担保交易
        <br />
        货款由平台托管，确认收货后结算
      </p>
      <Field />
    </div>
    <div className={css.content}>
      <header className={css.header}>
        <h1 className={css.title}>{title}</h1>
        {aside}
      </header>
      {children}
    </div>
  </div>
)
