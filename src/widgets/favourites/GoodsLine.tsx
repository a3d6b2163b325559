import { useState } from 'react'
import type { Favourite } from '@wotu/contract/trading/favourite.ts'
import { api, events } from '#core/core.ts'
import { fileHref, go } from '#core/go.ts'
import { useWrite } from '#core/react.ts'
import { Button } from '#ui/Button.tsx'
import { ImageBox } from '#ui/ImageBox.tsx'
import { Price } from '#ui/Money.tsx'
import { Tag } from '#ui/StatusTag.tsx'
import * as css from './favourites.css.ts'

const detail = '/api/buyer/trading/goods/info/detail'
const cart = '/openapi/trading/cart/addOrderCartV2/1.0'

/** Goods of one spec go into the cart at once; of several, one is chosen on their page. */
const addToCart = async (goodsId: string) => {
  const { specs } = await api.read(detail, { id: goodsId })
  const [only, ...others] = specs
  if (!only || others.length > 0) return go(`/goods/detail?id=${goodsId}`)
  await api.write(cart, { specId: only.id, quantity: only.minQuantity })
  events.emit('notice', { message: '已加入购物车' })
}

/** Goods that are kept; marked where they can't be bought any more. */
export const GoodsLine = ({ favourite: { targetId, goods, valid } }: { favourite: Favourite }) => {
  const [adding, setAdding] = useState(false)
  const cancel = useWrite('/api/basic/fav/cancelFav')
  const add = async () => {
    setAdding(true)
    // What went wrong is told by the core.
    await addToCart(targetId).catch(() => {})
    setAdding(false)
  }
  const title = goods?.title ?? '商品已删除'
  return (
    <li className={css.line}>
      <ImageBox src={goods ? fileHref(goods.picture) : ''} alt="" width={72} />
      <div className={css.what}>
        {valid ? (
          <a className={css.name} href={`/goods/detail?id=${targetId}`}>
            {title}
          </a>
        ) : (
          <span className={css.gone}>
            {title} <Tag tone="quiet">失效</Tag>
          </span>
        )}
        <span className={css.meta}>{goods?.shopName}</span>
        {goods && valid && <Price fen={goods.minPriceFen} unit={goods.unit} />}
      </div>
      <div className={css.actions}>
        {valid && (
          <Button small busy={adding} onClick={() => void add()}>
            加购
          </Button>
        )}
        <Button
          small
          tone="quiet"
          busy={cancel.busy}
          aria-label={`取消收藏${title}`}
          onClick={() => void cancel.run({ kind: 'goods', targetId })}
        >
          取消收藏
        </Button>
      </div>
    </li>
  )
}
