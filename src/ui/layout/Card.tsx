import type { ComponentProps, ReactNode } from 'react'
import * as css from './Card.css.ts'
import { cx } from '../tokens/cx.ts'

interface CardProps extends ComponentProps<'div'> {
  /** Without padding, where the content reaches the edge. */
  flush?: boolean
}

/** A surface on the page. */
export const Card = ({ flush, className, ...rest }: CardProps) => (
  <div className={cx(css.card, flush && css.flush, className)} {...rest} />
)

interface SectionProps {
  title: string
  /** What stands at the right of the title: a link, a button. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled part of a card or of a page. */
export const Section = ({ title, aside, children }: SectionProps) => (
  <section className={css.section}>
    <header className={css.header}>
      <h2 className={css.title}>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
)
