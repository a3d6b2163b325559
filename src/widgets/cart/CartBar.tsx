import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Price } from '#ui/Money.tsx'
import * as css from './Cart.css.ts'

interface Props {
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
export const CartBar = ({ count, totalFen, all, busy, onAll, onRemove, onCheckout }: Props) => (
  <div className={css.bar}>
    <Checkbox checked={all} indeterminate={!all && count > 0} onChange={(event) => onAll(event.target.checked)}>
      全选
    </Checkbox>
    <Button tone="quiet" small disabled={count === 0} onClick={onRemove}>
      删除
    </Button>
    <span className={css.total} aria-live="polite">
      <span className={css.totalWord}>合计</span>
      <Price fen={totalFen} large />
    </span>
    <Button tone="primary" busy={busy} disabled={count === 0} onClick={onCheckout}>
      结算（{count}）
    </Button>
  </div>
)
