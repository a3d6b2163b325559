import { api } from '#core/page/core.ts'
import type { ApiError } from '#core/calls/errors.ts'
import { openWire, type FromFrame, type ToFrame } from '#core/session/frame.ts'
import type { TokenProvider } from '#core/session/tokens.ts'

/** The partner's page as its frame sees it: whom it speaks to, and where its tokens come from. */
export interface FrameHost {
  origin: string
  say: (word: FromFrame) => void
  provider: TokenProvider
  close: () => void
}

/** The page that the address names; the server lets no other show it. */
export const openHost = (address: URL): FrameHost => {
  const origin = address.searchParams.get('origin') ?? ''
  const nonce = address.searchParams.get('nonce') ?? ''
  let answered: ((token: string | null) => void) | undefined
  const wire = openWire<FromFrame, ToFrame>({ window: () => parent, origin, nonce }, ({ token }) => answered?.(token))

  const ask = (refused: boolean) =>
    new Promise<string | null>((resolve) => {
      answered = resolve
      wire.say({ say: 'token', refused })
    })

  /** The page's token only buys the frame one of its own, which the page never sees. */
  const provider = async () => {
    for (const refused of [false, true]) {
      const token = await ask(refused)
      if (!token) return null
      try {
        const path = '/api/basic/member/login/embedFrame'
        return await api.write(path, { token, origin }, { silent: true, visitor: true })
      } catch (error) {
        if ((error as ApiError).code !== 'CODE_INVALID') throw error
      }
    }
    return null
  }
  return { origin, say: wire.say, provider, close: wire.close }
}
