import { configure } from 'http://localhost:4600/kit/1/wotu.js'

const user = document.getElementById('user')
const asked = document.getElementById('asked')
let signedIn = true
let times = 0

/**
 * 标签需要令牌时才调用；并发的请求只问一次，到期前半分钟再问一次。
 * 返回 { token, expiresAt }；访客返回 null。失败就抛出错误，标签会提示并可重试。
 */
const tokenProvider = async () => {
  if (!signedIn) return null
  times++
  asked.textContent = `已向本站后台取过 ${times} 次令牌`
  // 本站后台认出自己的用户，用私钥签名，再向平台换令牌：见 server/partnerBackend.ts
  const answer = await fetch('/session-token')
  if (!answer.ok) throw new Error(`session-token: ${answer.status}`)
  return answer.json()
}
configure({ tokenProvider })

user.addEventListener('click', () => {
  signedIn = !signedIn
  user.setAttribute('aria-pressed', String(signedIn))
  user.textContent = signedIn ? '本站用户：已登录' : '本站用户：未登录'
  // 本站的用户变了，重新给一次，所有标签随之更新。
  configure({ tokenProvider })
})
