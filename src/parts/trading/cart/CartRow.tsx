import type { CartLine } from '@wotu/contract/trading/cart.ts'
import { fileHref, platformHref } from '#core/page/go.ts'
import { Button } from '#ui/control/Button.tsx'
import { Checkbox } from '#ui/control/Checkbox.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Money } from '#ui/data/Money.tsx'
import { Tag } from '#ui/data/StatusTag.tsx'
import { Stepper } from '#ui/control/Stepper.tsx'
import { TrashIcon } from '#ui/icons/Trash.ts'
import * as css from './Cart.css.ts'

interface Props {
  line: CartLine
  chosen: boolean
  onChoose: (on: boolean) => void
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** What stands in the way of ordering the line as it is. */
const Fault = ({ line }: { line: CartLine }) => {
  if (line.fault === 'short')
    return <Tag tone="warning">{line.stock > 0 ? `仅剩${line.stock}${line.unit}` : '已售罄'}</Tag>
  if (line.fault === 'belowMinimum')
    return (
      <Tag tone="warning">
        {line.minQuantity}
        {line.unit}起订
      </Tag>
    )
  return null
}

/** How today's price differs from the one it was put in at. */
const Change = ({ fen }: { fen: number }) =>
  fen === 0 ? null : (
    <span className={fen < 0 ? css.cheaper : css.dearer}>
      {fen < 0 ? '已降' : '已涨'}
      <Money fen={Math.abs(fen)} />
    </span>
  )

/** One spec in the cart. */
export const CartRow = ({ line, chosen, onChoose, onQuantity, onRemove }: Props) => (
  <li className={css.row}>
    <Checkbox
      aria-label={`选择${line.title}`}
      checked={chosen}
      disabled={line.fault !== null}
      onChange={(event) => onChoose(event.target.checked)}
    />
    <a className={css.picture} href={platformHref(`/goods/detail?id=${line.goodsId}`)} tabIndex={-1} aria-hidden>
      <ImageBox src={fileHref(line.picture)} alt="" />
    </a>
    <div className={css.what}>
      <a className={css.goods} part="title" href={platformHref(`/goods/detail?id=${line.goodsId}`)}>
        {line.title}
      </a>
      <span className={css.spec}>{line.specName}</span>
      <Fault line={line} />
    </div>
    <div className={css.price} part="price">
      <Money fen={line.priceFen} />
      <Change fen={line.changedFen} />
    </div>
    <div className={css.quantity}>
      <Stepper
        label={`${line.title}的数量`}
        value={line.quantity}
        min={line.minQuantity}
        max={Math.max(line.stock, line.minQuantity)}
        onChange={onQuantity}
      />
    </div>
    <strong className={css.subtotal}>
      <Money fen={line.subtotalFen} />
    </strong>
    <div className={css.remove}>
      <Button square tone="quiet" aria-label={`删除${line.title}`} onClick={onRemove}>
        <TrashIcon size={18} />
      </Button>
    </div>
  </li>
)
