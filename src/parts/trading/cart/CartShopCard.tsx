import type { CartLine, CartShop } from '@wotu/contract/trading/cart.ts'
import { platformHref } from '#core/page/go.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Checkbox } from '#ui/control/Checkbox.tsx'
import { ChevronRightIcon } from '#ui/icons/ChevronRight.ts'
import { ShopIcon } from '#ui/icons/Shop.ts'
import * as css from './Cart.css.ts'
import { CartRow } from './CartRow.tsx'

interface Props {
  shop: CartShop
  isChosen: (line: CartLine) => boolean
  onChoose: (lineIds: string[], on: boolean) => void
  onQuantity: (line: CartLine, quantity: number) => void
  onRemove: (line: CartLine) => void
}

/** One shop's lines: each shop becomes an order of its own. */
export const CartShopCard = ({ shop, isChosen, onChoose, onQuantity, onRemove }: Props) => {
  const chosen = shop.lines.filter(isChosen).length
  return (
    <Card flush part="card">
      <div className={css.shopHead}>
        <Checkbox
          aria-label={`选择${shop.shopName}的全部商品`}
          checked={chosen > 0 && chosen === shop.lines.filter((line) => line.fault === null).length}
          indeterminate={chosen > 0 && chosen < shop.lines.length}
          disabled={shop.lines.every((line) => line.fault !== null)}
          onChange={(event) =>
            onChoose(
              shop.lines.map((line) => line.id),
              event.target.checked,
            )
          }
        />
        <a className={css.shopName} href={platformHref(`/goods/home?id=${shop.shopId}`)}>
          <ShopIcon size={18} />
          {shop.shopName}
          <ChevronRightIcon size={14} />
        </a>
      </div>
      <ul className={css.lines}>
        {shop.lines.map((line) => (
          <CartRow
            key={line.id}
            line={line}
            chosen={isChosen(line)}
            onChoose={(on) => onChoose([line.id], on)}
            onQuantity={(quantity) => onQuantity(line, quantity)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
    </Card>
  )
}
