import { useState } from 'react'
import type { GoodsDetail, GoodsSpec } from '@wotu/contract/trading/goods.ts'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { Button } from '#ui/control/Button.tsx'
import { CartIcon } from '#ui/icons/Cart.ts'
import { Price } from '#ui/data/Money.tsx'
import { Stars } from '#ui/data/Stars.tsx'
import { Stepper } from '#ui/control/Stepper.tsx'
import { FavouriteButton } from '#parts/trading/favourite/FavouriteButton.tsx'
import { sellable, SpecChoice } from '#parts/trading/goods/SpecChoice.tsx'
import { useBuying } from '#parts/trading/goods/useBuying.ts'
import * as css from './Detail.css.ts'
import { FreightTo } from './FreightTo.tsx'

/** Why it can't be bought; undefined where it can. */
const obstacle = (goods: GoodsDetail, spec: GoodsSpec | undefined, deliverable: boolean) => {
  if (goods.state !== 'on') return '商品已下架'
  if (goods.own) return '这是您自己店铺的商品'
  if (!spec || !sellable(spec)) return '该规格已售罄'
  return deliverable ? undefined : '所选地区不配送'
}

const Line = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className={css.line}>
    <span className={css.lineName}>{name}</span>
    <div className={css.lineBody}>{children}</div>
  </div>
)

/** Price, spec, quantity, freight, and the ways on. */
export const Buy = ({ goods }: { goods: GoodsDetail }) => {
  const [specId, setSpecId] = useState(() => (goods.specs.find(sellable) ?? goods.specs[0])?.id)
  const spec = goods.specs.find(({ id }) => id === specId)
  const [quantity, setQuantity] = useState(spec?.minQuantity ?? 1)
  const [deliverable, setDeliverable] = useState(true)
  const { add, adding, buy } = useBuying()

  const choose = (next: GoodsSpec) => {
    setSpecId(next.id)
    setQuantity(Math.min(Math.max(quantity, next.minQuantity), Math.max(next.stock, next.minQuantity)))
  }
  const why = obstacle(goods, spec, deliverable)
  const prices = goods.specs.map(({ priceFen }) => priceFen)
  const highest = Math.max(...prices)

  return (
    <div className={css.buy}>
      <h1 className={css.title}>{goods.title}</h1>
      {goods.brief && <p className={css.brief}>{goods.brief}</p>}
      <div className={css.priceRow}>
        {spec ? (
          <Price fen={spec.priceFen} unit={goods.unit} large />
        ) : (
          <Price fen={goods.minPriceFen} toFen={highest} unit={goods.unit} large />
        )}
        <span className={css.sold}>
          <Stars value={goods.score / 100} />
          已售{goods.sales}
          {goods.unit}
        </span>
      </div>
      <Line name="规格">
        <SpecChoice specs={goods.specs} value={specId} onChange={choose} />
      </Line>
      {spec && (
        <>
          <Line name="数量">
            <Stepper
              label="购买数量"
              value={quantity}
              min={spec.minQuantity}
              max={Math.max(spec.stock, spec.minQuantity)}
              disabled={!sellable(spec)}
              onChange={setQuantity}
            />
            <span className={css.note}>
              库存{spec.stock}
              {goods.unit}
              {spec.minQuantity > 1 && `，${spec.minQuantity}${goods.unit}起订`}
            </span>
          </Line>
          <Line name="运费">
            <FreightTo specId={spec.id} quantity={quantity} onKnown={setDeliverable} />
          </Line>
        </>
      )}
      <ActionBar>
        {why && (
          <span className={css.why} role="status">
            {why}
          </span>
        )}
        <FavouriteButton kind="goods" targetId={goods.id} />
        <Button
          busy={adding}
          disabled={why !== undefined || !spec}
          onClick={() => spec && void add({ specId: spec.id, quantity })}
        >
          <CartIcon size={16} />
          加购
        </Button>
        <Button
          tone="primary"
          disabled={why !== undefined || !spec}
          onClick={() => spec && buy({ specId: spec.id, quantity })}
        >
          立即购买
        </Button>
      </ActionBar>
    </div>
  )
}
