import type { OwnErrors } from '../calls/api.ts'
import type { ApiError } from '../calls/errors.ts'
import type { Events } from '../element/events.ts'
import { safeRedirect } from './redirect.ts'

/** Where the specification sends the browser for an HTTP status, whatever the call. */
export const statusPage = (status: number) => {
  if (status === 401 || status === 403) return `/${status}`
  if (status >= 404 && status <= 421) return '/404'
  if (status >= 500 && status <= 504) return '/500'
}

const isUnanswered = (code: string) => code === 'NETWORK' || code === 'TIMEOUT' || code === 'BAD_ANSWER'

/** Failures of the session that have been said: a read's is heard of once more by whoever shows it. */
const ended = new WeakSet<ApiError>()

interface Means {
  emit: Events['emit']
  signOut: (code: string) => void
  /** Hosts that code 021101 may lead to. */
  redirectHosts?: readonly string[]
}

/**
 * The error catalogue (specification, section 8). It emits and never acts on the page.
 *
 * A `quiet` call answers its refusals itself, and a `part` of a page never leads away from it. What ends or diverts the whole
 * session is said whatever the call asks for.
 */
export const announce = (error: ApiError, own: OwnErrors, { emit, signOut, redirectHosts = [] }: Means) => {
  const { code, msg, data, status } = error
  const page = code === '002102' ? '/manage/noManufacturer' : statusPage(status)
  const isSignedOut = code === '001107' || code === '001108'
  const href = code === '021101' && safeRedirect(data, redirectHosts)
  const diverts = status === 401 || code === '002102' || isSignedOut || !!href

  if (code === 'ABORTED' || ended.has(error)) return
  if (diverts) ended.add(error)
  // The server knows no such session: the ticket that let the guard pass is worth nothing.
  if (status === 401) signOut(code)
  if (isSignedOut) {
    signOut(code)
    emit('navigate', { to: '/user/login', error })
  } else if (href) emit('redirect', { href })
  else if (page && (diverts || !(own.part || own.silent))) emit('navigate', { to: page, error })
  else if (own.silent) return
  else if (page || isUnanswered(code)) emit('notice', { message: msg, ms: 5000 })
  else if (!own.quiet) emit('notice', { title: '提示', message: msg })
}
