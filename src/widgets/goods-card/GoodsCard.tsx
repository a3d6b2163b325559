import { useState } from 'react'
import type { GoodsDetail } from '@wotu/contract/trading/goods.ts'
import { fileHref, platformHref } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import type { Emit } from '#core/element/widget.ts'
import { useLater } from '#screens/states/useLater.ts'
import { Button } from '#ui/control/Button.tsx'
import { ImageBox } from '#ui/media/ImageBox.tsx'
import { Price } from '#ui/data/Money.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import * as css from './GoodsCard.css.ts'
import type { GoodsCardLabels } from './labels.ts'
import { sellable, SpecChoice } from '#parts/trading/goods/SpecChoice.tsx'
import { useBuying } from '#parts/trading/goods/useBuying.ts'

export interface GoodsCardEvents {
  /** These goods are in the cart now. */
  'wotu-added': { goodsId: string; specId: string; quantity: number }
  /** The visitor wants to order at once. Prevented, the platform is not opened. */
  'wotu-buy': { goodsId: string; specId: string; quantity: number }
}

interface Props {
  /** Which goods. */
  goodsId: string
  labels: GoodsCardLabels
  emit: Emit<GoodsCardEvents>
}

/** One kind of goods, to be put into the cart or bought. Everybody sees it. */
export const GoodsCard = ({ goodsId, labels, emit }: Props) => {
  const { data, error, refetch } = useRead('/api/buyer/trading/goods/info/detail', goodsId ? { id: goodsId } : null)
  const states = useLater(!data && (!goodsId || !!error), () => import('./GoodsCardStates.tsx'))
  if (data) return <Card key={data.id} goods={data} labels={labels} emit={emit} />
  if (states) return <states.GoodsCardStates error={error} unnamed={labels.unnamed} onRetry={() => void refetch()} />
  return <Bones />
}

const Card = ({ goods, labels, emit }: Omit<Props, 'goodsId'> & { goods: GoodsDetail }) => {
  const [specId, setSpecId] = useState(() => (goods.specs.find(sellable) ?? goods.specs[0])?.id)
  const { add, adding, buy } = useBuying()
  const spec = goods.specs.find(({ id }) => id === specId)
  const href = platformHref(`/goods/detail?id=${goods.id}`)
  const wanted = spec && { specId: spec.id, quantity: spec.minQuantity }
  const mayBuy = goods.state === 'on' && !goods.own && spec && sellable(spec)

  return (
    <article className={css.card} part="card">
      <a className={css.picture} part="picture" href={href} tabIndex={-1} aria-hidden>
        <ImageBox src={fileHref(spec?.picture || (goods.pictures[0] ?? ''))} alt="" />
      </a>
      <div className={css.body}>
        <a className={css.title} part="title" href={href}>
          {goods.title}
        </a>
        <span className={css.shop}>{goods.shopName}</span>
        <span part="price">
          <Price fen={spec?.priceFen ?? goods.minPriceFen} unit={goods.unit} />
        </span>
        {goods.specs.length > 1 ? (
          <SpecChoice specs={goods.specs} value={specId} onChange={({ id }) => setSpecId(id)} />
        ) : (
          <span className={css.shop}>{spec?.name}</span>
        )}
        {mayBuy && wanted ? (
          <div className={css.actions}>
            <Button
              part="button"
              busy={adding}
              onClick={async () => {
                if (await add(wanted)) emit('wotu-added', { goodsId: goods.id, ...wanted })
              }}
            >
              {labels.add}
            </Button>
            <Button
              part="button"
              tone="primary"
              onClick={() => emit('wotu-buy', { goodsId: goods.id, ...wanted }) && buy(wanted)}
            >
              {labels.buy}
            </Button>
          </div>
        ) : (
          <span className={css.shop}>
            {goods.own ? labels.own : goods.state === 'on' ? labels.soldOut : labels.offSale}
          </span>
        )}
        {spec && spec.minQuantity > 1 && (
          <span className={css.shop}>
            {spec.minQuantity}
            {goods.unit}起订
          </span>
        )}
      </div>
    </article>
  )
}

const Bones = () => (
  <div className={css.card} role="status">
    <VisuallyHidden>正在加载</VisuallyHidden>
    <span className={css.picture}>
      <ImageBox src={undefined} alt="" />
    </span>
    <span className={css.body}>
      <Skeleton height={25} />
      <Skeleton width="50%" height={19} />
      <Skeleton width={80} height={26} />
      <span className={css.control}>
        <Skeleton height="100%" />
      </span>
      <span className={css.control}>
        <Skeleton height="100%" />
      </span>
    </span>
  </div>
)
