import { session } from '../page/core.ts'
import { createTokens, type TokenProvider } from './tokens.ts'

/**
 * Where this page's tokens come from, from now on. A partner says it by `configure({ tokenProvider })`;
 * docs/decisions/0010-vouching-and-frames.md says what his backend does.
 *
 * @returns whether somebody is signed in
 * @throws {ApiError} TOKEN_FAILED: the next call of any tag asks again
 */
export const provideToken = (provider: TokenProvider): Promise<boolean> =>
  session.provideTokens(() => createTokens(provider))
