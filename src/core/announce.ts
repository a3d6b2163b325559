import type { ApiError } from './errors.ts'
import type { Events } from './events.ts'
import { safeRedirect } from './redirect.ts'

/** Where the specification sends the browser for an HTTP status, whatever the call. */
export const statusPage = (status: number) => {
  if (status === 401 || status === 403) return `/${status}`
  if (status >= 404 && status <= 421) return '/404'
  if (status >= 500 && status <= 504) return '/500'
}

interface Means {
  emit: Events['emit']
  signOut: (code: string) => void
  /** Hosts that code 021101 may lead to. */
  redirectHosts?: readonly string[]
}

/**
 * The error catalogue (specification, section 8). It emits and never acts on the page.
 *
 * A `quiet` call shows its own errors. What ends or diverts the whole session is said all the same.
 */
export const announce = (error: ApiError, quiet: boolean | undefined, { emit, signOut, redirectHosts = [] }: Means) => {
  const { code, msg, data, status } = error
  const page = code === '002102' ? '/manage/noManufacturer' : statusPage(status)
  const diverts = status === 401 || code === '002102'
  const href = code === '021101' && safeRedirect(data, redirectHosts)

  if (code === 'ABORTED') return
  // The server knows no such session: the ticket that let the guard pass is worth nothing.
  if (status === 401) signOut(code)
  if (code === '001107' || code === '001108') {
    signOut(code)
    emit('navigate', { to: '/user/login', error })
  } else if (href) emit('redirect', { href })
  else if (quiet && !diverts) return
  else if (page) emit('navigate', { to: page, error })
  else if (code === 'NETWORK' || code === 'TIMEOUT' || code === 'BAD_ANSWER') emit('notice', { message: msg, ms: 5000 })
  else emit('notice', { title: '提示', message: msg })
}
