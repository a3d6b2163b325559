import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { GoodsDetail } from '@wotu/contract/trading/goods.ts'

/**
 * What ours is measured against: React, a bare custom element around it, and the same card as `wotu-goods-card` draws, bundled in
 * the usual way. `goods` holds what it shows; with `read` it asks that address for it.
 */
class FloorCard extends HTMLElement {
  #root?: Root

  connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheet]
    const buy = () => this.dispatchEvent(new CustomEvent('floor-buy', { bubbles: true, composed: true }))
    this.#root = createRoot(shadow)
    this.#root.render(<FloorWidget {...this.dataset} buy={buy} />)
  }

  disconnectedCallback() {
    this.#root?.unmount()
  }
}

interface Props {
  goods?: string
  read?: string
  platform?: string
  buy: () => void
}

const FloorWidget = ({ goods, read, platform, buy }: Props) => {
  const [data, setData] = useState(() => goods && (JSON.parse(goods) as GoodsDetail))
  useEffect(() => {
    if (!read) return
    const headers = { 'content-type': 'text/plain' }
    void fetch(platform + read, { method: 'POST', body: '{"id":"100000000000000001"}', headers })
      .then((answer) => answer.json())
      .then(({ data }: { data: GoodsDetail }) => setData(data))
  }, [read, platform])
  return data ? <Card goods={data} platform={platform} buy={buy} /> : <p>正在加载</p>
}

const Card = ({ goods, platform, buy }: Omit<Props, 'goods'> & { goods: GoodsDetail }) => {
  const [specId, setSpecId] = useState(goods.specs[0]?.id)
  const spec = goods.specs.find(({ id }) => id === specId)
  return (
    <article>
      <div className="picture">
        <img src={`${platform}${spec?.picture || goods.pictures[0]}`} alt="" loading="lazy" />
      </div>
      <div className="body">
        <a part="title" href={`${platform}/goods/detail?id=${goods.id}`}>
          {goods.title}
        </a>
        <span className="small">{goods.shopName}</span>
        <span className="price">¥{((spec?.priceFen ?? goods.minPriceFen) / 100).toFixed(2)}</span>
        <div className="row" role="radiogroup">
          {goods.specs.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="spec" checked={id === specId} onChange={() => setSpecId(id)} />
              {name}
            </label>
          ))}
        </div>
        <div className="row">
          <button part="button">加入购物车</button>
          <button part="button" className="primary" onClick={buy}>
            立即购买
          </button>
        </div>
      </div>
    </article>
  )
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  :host { display: block; font: 14px/1.57 sans-serif; color: #1f1f1f }
  * { box-sizing: border-box }
  article { display: flex; flex-wrap: wrap; border: 1px solid #ddd; border-radius: 6px; overflow: hidden }
  .picture { flex: 1 1 180px; max-width: 280px; aspect-ratio: 1; background: #f5f5f5 }
  img { display: block; width: 100%; height: 100%; object-fit: cover }
  .body { display: flex; flex-direction: column; justify-content: center; gap: 8px; flex: 2 1 220px; padding: 16px }
  a { font-size: 16px; font-weight: 600; color: inherit; text-decoration: none }
  .small { font-size: 12px; color: #666 }
  .price { font-size: 20px; color: #c00 }
  .row { display: flex; flex-wrap: wrap; gap: 8px }
  button { min-height: 36px; padding: 0 16px; border: 1px solid #bbb; border-radius: 6px; background: #fff; font: inherit }
  .primary { border-color: #2a7d2e; background: #2a7d2e; color: #fff }
`)
customElements.define('floor-card', FloorCard)
