import { useEffect, useState } from 'react'
import type { CartLine, CartShop } from '@wotu/contract/trading/cart.ts'
import { go } from '#core/page/go.ts'
import { useRead, useWrite } from '#core/page/react.ts'
import { Button } from '#ui/control/Button.tsx'
import { ErrorState } from '#ui/feedback/State.tsx'
import { useConfirm } from '#ui/float/useConfirm.tsx'
import * as css from './Cart.css.ts'
import { CartBar } from './CartBar.tsx'
import type { CartProps } from './props.ts'
import { CartEmpty, CartSkeleton } from './CartStates.tsx'
import { CartShopCard } from './CartShopCard.tsx'
import { CartInvalid } from './CartInvalid.tsx'

const linesOf = (shops: CartShop[]) => shops.flatMap((shop) => shop.lines)
const orderable = (line: CartLine) => line.fault === null

/** The cart of whoever is signed in. */
export const MyCart = ({ labels, emit }: CartProps) => {
  const { data: cart, error, refetch } = useRead('/api/buyer/trading/cart/selOrderCart', {}, { about: true })
  const update = useWrite('/api/trading/cart/updOrderCart')
  const remove = useWrite('/api/trading/cart/delOrderCart')
  const clear = useWrite('/api/buyer/trading/cart/clearUnused')
  // What the buyer has put aside; everything else that can be ordered is chosen.
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set())
  const [ask, question] = useConfirm()

  const count = cart?.count
  useEffect(() => {
    if (count !== undefined) emit('wotu-count', { count })
  }, [count, emit])

  if (!cart) return error ? <ErrorState text={error.msg} onRetry={() => void refetch()} /> : <CartSkeleton />
  if (cart.count === 0) return <CartEmpty labels={labels} />

  const lines = linesOf(cart.shops)
  const chosen = lines.filter((line) => orderable(line) && !aside.has(line.id))
  const totalFen = chosen.reduce((sum, line) => sum + line.subtotalFen, 0)

  const choose = (ids: string[], on: boolean) =>
    setAside((before) => new Set(on ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]))

  const checkout = () => {
    const lineIds = chosen.map((line) => line.id)
    if (emit('wotu-checkout', { lineIds, totalFen })) go(`/shoping/orders?lines=${lineIds.join(',')}`)
  }

  const removeLines = async (ids: string[], title: string) => {
    if (await ask({ title, confirm: labels.remove, danger: true })) await remove.run({ lineIds: ids })
  }

  return (
    <div className={css.cart}>
      {question}
      {cart.shops.map((shop) => (
        <CartShopCard
          key={shop.shopId}
          shop={shop}
          isChosen={(line) => orderable(line) && !aside.has(line.id)}
          onChoose={choose}
          onQuantity={(line, quantity) => void update.run({ lineId: line.id, quantity })}
          onRemove={(line) => void removeLines([line.id], `从购物车删除「${line.title}」？`)}
        />
      ))}
      {cart.invalid.length > 0 && (
        <CartInvalid
          title={labels.invalid}
          lines={cart.invalid}
          action={
            <Button small tone="quiet" busy={clear.busy} onClick={() => void clear.run({})}>
              {labels.clear}
            </Button>
          }
        />
      )}
      <CartBar
        labels={labels}
        count={chosen.length}
        totalFen={totalFen}
        all={chosen.length === lines.filter(orderable).length && chosen.length > 0}
        busy={update.busy || remove.busy}
        onAll={(on) =>
          choose(
            lines.map((line) => line.id),
            on,
          )
        }
        onRemove={() =>
          void removeLines(
            chosen.map((line) => line.id),
            `删除选中的${chosen.length}种商品？`,
          )
        }
        onCheckout={checkout}
      />
    </div>
  )
}
