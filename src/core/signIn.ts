import { api, config, session } from './core.ts'
import type { ApiError } from './errors.ts'

// Signing in from a partner's page: on a page of the platform's own, so that no password is ever typed into the
// partner's. That page answers with a code, which only the holder of the verifier can turn into a token (PKCE).

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (char) => ({ '+': '-', '/': '_' })[char] ?? '')

const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

const sha256 = async (text: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/** What the window answers: a code, or why there is none. */
const answerOf = (popup: Window, state: string) =>
  new Promise<{ code?: string; refused?: string }>((resolve) => {
    const end = (answer: { code?: string; refused?: string }) => {
      clearInterval(watch)
      removeEventListener('message', hear)
      resolve(answer)
    }
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== config.origin || source !== popup) return
      if (data?.type === 'wotu-sign-in' && data.state === state) end(data.code ? data : { refused: '您没有同意授权' })
    }
    // An answer may still be on its way when the window is seen to be closed: it has one more turn.
    let gone = false
    const watch = setInterval(() => (gone ? end({ refused: '登录窗口已关闭，尚未登录' }) : (gone = popup.closed)), 500)
    addEventListener('message', hear)
  })

/** Gives one token after the other, each for the code that came with the last; null once the consent has ended. */
const tokensFor = (first: string, verifier: string) => {
  let code: string | null = first
  return async () => {
    if (!code) return null
    try {
      const path = '/api/basic/member/login/embedToken'
      const { token, nextCode } = await api.write(path, { code, verifier }, { quiet: true, visitor: true })
      code = nextCode
      return token
    } catch (error) {
      if ((error as ApiError).code !== 'CODE_INVALID') throw error
      code = null
      return null
    }
  }
}

/**
 * Signs in through a window that the user's click has opened, empty still. The tokens stay in this page's memory.
 *
 * @param popup null where the browser held it back
 * @returns why nobody is signed in, in words for the user; nothing where somebody is
 */
export const signInThrough = async (popup: Window | null): Promise<string | undefined> => {
  if (!popup) return '浏览器拦截了登录窗口，请允许弹出窗口后重试'
  const verifier = random()
  const state = random()
  const asked = { origin: location.origin, challenge: await sha256(verifier), state }
  popup.location.replace(`${config.origin}/embed/authorize?${new URLSearchParams(asked)}`)
  const { code, refused } = await answerOf(popup, state)
  if (!code) return refused
  const signedIn = session.provideToken(tokensFor(code, verifier))
  return signedIn.then(
    (yes) => (yes ? undefined : '授权已失效，请重新登录'),
    (error: ApiError) => error.msg,
  )
}
