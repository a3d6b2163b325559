const platform = 'http://localhost:4600'
const log = document.getElementById('log')

/** 以本页的身份调用平台。合作方的后台为自己的用户换来的令牌，本页本来就有：它能做什么，才是问题。 */
const call = async (path, input, token) => {
  const { systemId } = (await ask('/api/buyer/basic/system/project/config', { url: location.href })).data
  return ask(path, input, {
    'x-system-id': String(systemId),
    'idempotency-key': crypto.randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  })
}
const ask = async (path, input, headers = {}) => {
  const answer = await fetch(platform + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  })
  return answer.json()
}
const ownToken = async () => (await (await fetch('/session-token')).json()).token

/** 等一个框加载完：平台不许别人框住，里面就什么也没有。 */
const framed = (path) =>
  new Promise((resolve) => {
    const frame = Object.assign(document.createElement('iframe'), { src: platform + path, hidden: true })
    frame.onload = () => {
      let inside = null
      try {
        inside = frame.contentDocument?.body.textContent ?? null
      } catch {
        inside = null
      }
      frame.remove()
      resolve(inside)
    }
    document.body.append(frame)
  })

/** 每行一种攻击；得手了返回 true。 */
const attacks = {
  从记下的文字里找密码和会话: async () =>
    window.seen.some((text) => /wotu_session|"password"|"payPassword"/.test(text)),
  标签里有没有密码框可以偷看: async () =>
    [...document.querySelectorAll('*')].some((tag) =>
      tag.shadowRoot?.querySelector('input[type=password], input[autocomplete=one-time-code]'),
    ),
  '读平台的 Cookie': async () => /wotu/.test(document.cookie),
  把平台的付款页框进来: async () => (await framed('/cashier/cashierPay/1'))?.includes('支付') === true,
  拿本页的令牌去校验支付密码: async () =>
    (await call('/api/basic/member/login/checkoutPayPwd', { payPassword: '246810', purpose: 'pay' }, await ownToken()))
      .code === '0',
  拿本页的令牌去改登录密码: async () =>
    (await call('/api/basic/member/login/safeCenterReSetPwd', { password: 'Stolen-2026' }, await ownToken())).code ===
    '0',
  拿本页的令牌去绑自己的银行卡: async () =>
    (await call('/api/account/card/personBindCard', { cardNo: '6222020000000000000' }, await ownToken())).code === '0',
  借用户的登录去读余额: async () => {
    const answer = await fetch(`${platform}/api/finance/balanceBusInfo/selBalance`, {
      method: 'POST',
      credentials: 'include',
      body: '{}',
    })
    return (await answer.json()).code === '0'
  },
  伪造登录窗口的回信: async () => {
    postMessage({ type: 'wotu-sign-in', state: 'x', code: 'x'.repeat(43) }, '*')
    await new Promise((resolve) => setTimeout(resolve))
    return document.querySelector('wotu-sign-in').shadowRoot?.textContent.includes('退出登录') === true
  },
  换掉标签的类: async () => {
    const before = customElements.get('wotu-sign-in')
    try {
      customElements.define('wotu-sign-in', class extends HTMLElement {})
    } catch {
      // 已经定义的标签不能再定义。
    }
    return customElements.get('wotu-sign-in') !== before
  },
}

const line = (text) => {
  const item = document.createElement('li')
  item.textContent = text
  log.append(item)
}

document.getElementById('attack').addEventListener('click', async ({ target }) => {
  target.disabled = true
  log.replaceChildren()
  let won = 0
  await customElements.whenDefined('wotu-sign-in')
  for (const [name, attack] of Object.entries(attacks)) {
    // 浏览器直接拒绝的，也是没有得手。
    const success = await attack().catch(() => false)
    if (success) won++
    line(`${success ? '✗ 得手' : '✓ 拦住'}　${name}`)
  }
  document.getElementById('sum').textContent = `共 ${Object.keys(attacks).length} 项，得手 ${won} 项`
  target.disabled = false
})
