import { api, config, events } from '../page/core.ts'
import type { ApiError } from '../calls/errors.ts'
import { provideToken } from './provideToken.ts'
import { settings, type Linker } from '../page/settings.ts'

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

/** The partner's backend vouches for this member from now on. He is signed in all the same where that fails. */
const linkWith = async (link: Linker) => {
  const assertion = await link()
  await api.write('/api/basic/member/login/vouchLink', { assertion }, { silent: true })
}

/** Gives one token after the other, each for the code that came with the last; null once the consent has ended. */
const tokensFor = (first: string, verifier: string) => {
  let code: string | null = first
  return async () => {
    if (!code) return null
    try {
      const path = '/api/basic/member/login/embedToken'
      const { nextCode, ...given } = await api.write(path, { code, verifier }, { silent: true, visitor: true })
      code = nextCode
      return given
    } catch (error) {
      if ((error as ApiError).code !== 'CODE_INVALID') throw error
      code = null
      return null
    }
  }
}

/** One try to sign in: what the platform is told of it, and what this page alone knows. */
export const begin = async () => {
  const verifier = random()
  const asked = { challenge: await sha256(verifier), ...(settings.given.link && { link: '1' }) }
  return { verifier, asked }
}

/**
 * Turns the code that the platform's own page has given into a session. The tokens stay in this page's memory.
 *
 * @returns why nobody is signed in, in words for the user; nothing where somebody is
 */
export const enter = async (code: string, verifier: string): Promise<string | undefined> => {
  try {
    if (!(await provideToken(tokensFor(code, verifier)))) return '授权已失效，请重新登录'
  } catch (error) {
    return (error as ApiError).msg
  }
  const { link } = settings.given
  if (link) await linkWith(link).catch(() => {})
}

/**
 * Signs in through a window that the user's click has opened, empty still.
 *
 * @param popup null where the browser held it back
 * @returns as `enter`
 */
export const signInThrough = async (popup: Window | null): Promise<string | undefined> => {
  if (!popup) {
    events.emit('sign-in-held', {})
    return '浏览器拦截了登录窗口，请允许弹出窗口后重试，或在本页的平台登录框中登录'
  }
  const state = random()
  const { verifier, asked } = await begin()
  popup.location.replace(
    `${config.origin}/embed/authorize?${new URLSearchParams({ origin: location.origin, state, ...asked })}`,
  )
  const { code, refused } = await answerOf(popup, state)
  return code ? enter(code, verifier) : refused
}
