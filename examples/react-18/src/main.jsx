import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useTag } from './useTag.js'

// 本站的商品：编号取自平台商品页的地址。
const goods = Array.from({ length: 100 }, (_, i) => String(100000000000000001n + BigInt((i * 13) % 100)))

// 对象放在组件外面：每次渲染都是同一个，标签不会白白重画。
const labels = { add: '放进菜篮', buy: '马上下单' }

const Goods = ({ id, onAdded, onBuy }) => {
  const ref = useTag({ labels }, { 'wotu-added': onAdded, 'wotu-buy': onBuy })
  return <wotu-goods-card ref={ref} goods-id={id} />
}

const Cart = ({ onCount }) => {
  const ref = useTag({}, { 'wotu-count': onCount })
  return <wotu-cart ref={ref} />
}

const App = () => {
  const [shown, setShown] = useState(8)
  const [cart, setCart] = useState(true)
  const [count, setCount] = useState(null)
  const [said, setSaid] = useState('还没有')

  const onAdded = ({ detail }) => setSaid(`${detail.goodsId} 已放进菜篮`)
  const onBuy = (event) => {
    // 由本站接手，不打开平台。
    event.preventDefault()
    setSaid(`要买 ${event.detail.goodsId}`)
  }

  return (
    <>
      <section className="box">
        <p className="row">
          <button className="button" onClick={() => setShown(shown === 8 ? goods.length : 8)}>
            {shown === 8 ? '显示 100 件' : '只看 8 件'}
          </button>
          <button className="button" aria-pressed={cart} onClick={() => setCart(!cart)}>
            显示购物车
          </button>
          <span className="hint">
            最近的事件：<span id="said">{said}</span>
          </span>
        </p>
        {cart && <Cart onCount={({ detail }) => setCount(detail.count)} />}
        {count !== null && <p className="hint">购物车有 {count} 种商品</p>}
      </section>
      <div className="cards">
        {goods.slice(0, shown).map((id) => (
          <Goods key={id} id={id} onAdded={onAdded} onBuy={onBuy} />
        ))}
      </div>
    </>
  )
}

// 开发时 StrictMode 会把每个组件挂两次：标签被移走又放回，状态不丢。
createRoot(document.getElementById('app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
