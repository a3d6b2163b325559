import { useId } from 'react'
import type { GoodsSpec } from '@wotu/contract/trading/goods.ts'
import * as css from './SpecChoice.css.ts'

/** Whether there is enough of it for the smallest order. */
export const sellable = ({ stock, minQuantity }: GoodsSpec) => stock >= minQuantity

interface Props {
  specs: readonly GoodsSpec[]
  /** The chosen spec's id. */
  value: string | undefined
  onChange: (spec: GoodsSpec) => void
}

/** The specs of some goods, side by side. One that is sold out may be looked at. */
export const SpecChoice = ({ specs, value, onChange }: Props) => {
  const name = useId()
  return (
    <div className={css.specs} role="radiogroup" aria-label="规格">
      {specs.map((spec) => (
        <label key={spec.id} className={css.spec}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            checked={spec.id === value}
            onChange={() => onChange(spec)}
          />
          {sellable(spec) ? spec.name : `${spec.name}（缺货）`}
        </label>
      ))}
    </div>
  )
}
