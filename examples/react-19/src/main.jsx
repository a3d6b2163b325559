import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

// React 19 给已经定义的元素写 property，给还没定义的写属性文字：所以先装入要用的标签，再渲染。
import 'http://localhost:4600/kit/1/goods-card.js'
import 'http://localhost:4600/kit/1/cart.js'

// 本站的商品：编号取自平台商品页的地址。
const goods = Array.from({ length: 100 }, (_, i) => String(100000000000000001n + BigInt((i * 13) % 100)))

// 对象放在组件外面：每次渲染都是同一个，标签不会白白重画。
const labels = { add: '放进菜篮', buy: '马上下单' }

// 属性照写，对象也照写；事件是 on 加事件名。
const Goods = ({ id, onAdded, onBuy }) => (
  <wotu-goods-card goodsId={id} labels={labels} onwotu-added={onAdded} onwotu-buy={onBuy} />
)

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
        {cart && <wotu-cart onwotu-count={({ detail }) => setCount(detail.count)} />}
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

// 开发时 StrictMode 会多跑一遍每个组件，标签不受影响。
createRoot(document.getElementById('app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
