import type { ReactNode } from 'react'
import { cx } from '../tokens/cx.ts'
import * as css from './KeyValues.css.ts'

export interface Fact {
  label: string
  value: ReactNode
  /** A line of its own: an address, a remark. */
  wide?: boolean
}

/** Facts with their names, in as many columns as there is room for. What is not known shows a dash. */
export const KeyValues = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.list}>
    {facts.map(({ label, value, wide }) => (
      <div key={label} className={cx(css.pair, wide && css.wide)}>
        <dt className={css.key}>{label}</dt>
        <dd className={css.value}>{value ?? '—'}</dd>
      </div>
    ))}
  </dl>
)
