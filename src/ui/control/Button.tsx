import type { ComponentProps, MouseEvent } from 'react'
import * as css from './Button.css.ts'
import { cx } from '../tokens/cx.ts'

interface Look {
  /** `primary` once a screen; `quiet` in rows; `danger` for what cannot be taken back. */
  tone?: 'primary' | 'plain' | 'quiet' | 'danger'
  small?: boolean
  wide?: boolean
  /** Holds an icon alone: give an `aria-label`. */
  square?: boolean
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Something is on its way: a spinner shows and clicks do nothing, but the focus stays. */
  busy?: boolean
}

const look = ({ tone = 'plain', small, wide, square }: Look) =>
  cx(css.button, css.tone[tone], small && css.small, wide && css.wide, square && css.square)

const ignore = (event: MouseEvent) => event.preventDefault()

/** A button; of type `button` unless told. */
export const Button = ({ tone, small, wide, square, busy, className, onClick, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={cx(look({ tone, small, wide, square }), className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? ignore : onClick}
    {...rest}
  >
    {busy && <span className={css.spinner} />}
    {children}
  </button>
)

/** A link that looks like a button. */
export const LinkButton = ({ tone, small, wide, square, className, ...rest }: ComponentProps<'a'> & Look) => (
  <a className={cx(look({ tone, small, wide, square }), className)} {...rest} />
)
