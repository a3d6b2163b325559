// 标签的事件都会冒泡，在 document 上听一次就够了；脚本先后顺序无所谓。
const log = document.getElementById('log')
const veto = document.getElementById('veto')

const note = (text) => {
  const line = document.createElement('li')
  line.textContent = text
  log.prepend(line)
}

document.addEventListener('wotu-ready', ({ target }) => note(`${target.localName} 已显示`))
document.addEventListener('wotu-added', ({ detail }) => note(`已加入购物车：${detail.goodsId} × ${detail.quantity}`))

// 购物车的数量既随事件到达，也可以随时读取：cart.count
document.addEventListener('wotu-count', ({ target }) => note(`购物车现有 ${target.count} 种商品`))

// 带“命令”性质的事件可以阻止：阻止后标签不再打开平台，由本站接着办。
document.addEventListener('wotu-buy', (event) => {
  if (!veto.checked) return
  event.preventDefault()
  note(`本站接手：购买 ${event.detail.goodsId}`)
})

// 每次打开平台页面之前都会先问本站；阻止它就留在本页。
document.addEventListener('wotu-navigate', ({ detail }) => note(`前往平台：${new URL(detail.href).pathname}`))
