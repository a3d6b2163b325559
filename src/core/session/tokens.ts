import { ApiError } from '../calls/errors.ts'

/** A short-lived token for the partner's signed-in user, with its end where it is known; null for a visitor. */
export type Provided = string | { token: string; expiresAt: string } | null

/** A function of the partner's page: it asks the partner's backend, which vouches for its user. */
export type TokenProvider = () => Provided | Promise<Provided>

/** The token to send now; another one where this was refused. */
export type Tokens = (refused?: string) => Promise<string | null>

interface Held {
  token: string | null
  /** When the next one is asked for, in this page's clock. */
  renewAt: number
}

const answerMs = 10_000
const aheadMs = 30_000

const failure = (msg: string) => new ApiError({ code: 'TOKEN_FAILED', msg, status: 0 })

/** What the provider gave, looked at: it is the partner's code, and may answer anything. */
const heldOf = (given: unknown): Held => {
  if (given === null) return { token: null, renewAt: Infinity }
  const { token, expiresAt } =
    typeof given === 'string' ? { token: given } : { ...(given as { token?: unknown; expiresAt?: unknown }) }
  if (typeof token !== 'string' || !/^[\w-]{1,200}$/.test(token)) throw failure('站点提供的登录凭证无效，请重试')
  const renewAt = typeof expiresAt === 'string' ? Date.parse(expiresAt) - aheadMs : Infinity
  // On a wrong clock a new token is an old one: then the server's refusal says when it is time.
  return { token, renewAt: renewAt > Date.now() ? renewAt : Infinity }
}

/** One question to the provider: whatever it does, this ends. */
const ask = async (provider: TokenProvider): Promise<Held> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure('站点未及时提供登录凭证，请重试')), answerMs)
  })
  try {
    return heldOf(await Promise.race([provider(), late]))
  } catch (error) {
    throw error instanceof ApiError ? error : failure('站点未能提供登录凭证，请重试')
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The tokens of one provider, in this page's memory only. All who need one wait for one question; it is renewed half a
 * minute before its end, or once it was refused. After a failure the next call asks again.
 */
export const createTokens = (provider: TokenProvider): Tokens => {
  let asked: Promise<Held> | undefined

  return async (refused) => {
    const before = asked
    // Who was refused later than another finds the next token on its way already.
    const held = await before?.catch(() => undefined)
    const old = held && (held.renewAt <= Date.now() || (refused !== undefined && held.token === refused))
    if (asked === before && (!held || old)) asked = ask(provider)
    return (await asked!).token
  }
}
