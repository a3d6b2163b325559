import { Button } from '#ui/control/Button.tsx'
import { Checkbox } from '#ui/control/Checkbox.tsx'
import { Price } from '#ui/data/Money.tsx'
import * as css from './Cart.css.ts'
import type { CartLabels } from './labels.ts'

interface Props {
  labels: CartLabels
  /** How many kinds of goods are chosen. */
  count: number
  totalFen: number
  all: boolean
  /** A change is on its way: what is ordered, and for how much, is known once it is there. */
  busy: boolean
  onAll: (on: boolean) => void
  onRemove: () => void
  onCheckout: () => void
}

/** What is chosen comes to, and where it goes from here; it stays in sight. */
export const CartBar = ({ labels, count, totalFen, all, busy, onAll, onRemove, onCheckout }: Props) => (
  <div className={css.bar} part="bar">
    <Checkbox checked={all} indeterminate={!all && count > 0} onChange={(event) => onAll(event.target.checked)}>
      {labels.selectAll}
    </Checkbox>
    <Button tone="quiet" small disabled={count === 0} onClick={onRemove}>
      {labels.remove}
    </Button>
    <span className={css.total} aria-live="polite">
      <span className={css.totalWord}>{labels.total}</span>
      <Price fen={totalFen} large />
    </span>
    <Button part="button" tone="primary" busy={busy} disabled={count === 0} onClick={onCheckout}>
      {labels.checkout}（{count}）
    </Button>
  </div>
)
