import { config } from '#core/core.ts'

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** What this page alone knows of one sign-in, and what the platform is told of it. */
export interface Attempt {
  verifier: string
  challenge: string
  state: string
}

/** Made before the click: a window that opens later than its click is blocked. */
export const prepare = async (): Promise<Attempt> => {
  const verifier = random()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64url(new Uint8Array(digest)), state: random() }
}

export type Answer = { code: string } | { refused: 'blocked' | 'closed' | 'denied' }

const pollMs = 400

/** Opens the platform's own page, where the member signs in and agrees; call it in a click. */
export const askInPopup = ({ challenge, state }: Attempt): Promise<Answer> =>
  new Promise((resolve) => {
    const query = new URLSearchParams({ origin: location.origin, challenge, state })
    const popup = open(`${config.origin}/embed/authorize?${query}`, 'wotu-sign-in', 'popup,width=520,height=760')
    if (!popup) return resolve({ refused: 'blocked' })

    const end = (answer: Answer) => {
      clearInterval(watch)
      removeEventListener('message', onMessage)
      resolve(answer)
    }
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      const ours = origin === config.origin && source === popup && data?.type === 'wotu-sign-in' && data.state === state
      if (ours) end(typeof data.code === 'string' ? { code: data.code } : { refused: 'denied' })
    }
    addEventListener('message', onMessage)
    const watch = setInterval(() => popup.closed && end({ refused: 'closed' }), pollMs)
  })
