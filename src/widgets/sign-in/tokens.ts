import type { OutputOf } from '#core/api.ts'
import { config, session } from '#core/core.ts'
import { send } from '#core/transport.ts'

const path = '/api/basic/member/login/embedToken'

/** Beside the api, which itself asks the session for a token before each call. */
const exchange = async (code: string, verifier: string) => {
  const { systemId, appToken } = await config.load()
  const { data } = await send({
    url: config.origin + path,
    body: { code, verifier, systemId },
    headers: { 'x-system-id': String(systemId), 'x-app-token': appToken },
    cookies: false,
  })
  return data as OutputOf<typeof path>
}

/**
 * Signs in with the code of one consent. Tokens live minutes and this page's memory only; when one is refused the
 * session asks for the next, until the consent has run out.
 *
 * @throws {ApiError} CODE_INVALID
 */
export const signIn = async (code: string, verifier: string): Promise<void> => {
  let held: OutputOf<typeof path> | undefined = await exchange(code, verifier)
  let fresh = true
  await session.provideToken(async () => {
    if (!fresh && held) held = await exchange(held.nextCode, verifier).catch(() => undefined)
    fresh = false
    return held?.token ?? null
  })
}

/** Forgets the tokens; the server's part has ended already. */
export const signOut = () => session.provideToken(async () => null)
