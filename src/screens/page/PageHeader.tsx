import type { ReactNode } from 'react'
import { ChevronLeftIcon } from '#ui/icons/ChevronLeft.ts'
import * as css from './PageHeader.css.ts'

interface Props {
  /** The route's title. */
  title: string
  /** The path above this page. */
  back?: string | undefined
  /** The right-hand slot: the page's main action. */
  children?: ReactNode
}

/** What every page begins with. */
export const PageHeader = ({ title, back, children }: Props) => (
  <header className={css.header}>
    {back && (
      <a className={css.back} href={back} aria-label="返回">
        <ChevronLeftIcon />
      </a>
    )}
    <h1 className={css.title}>{title}</h1>
    {children}
  </header>
)
