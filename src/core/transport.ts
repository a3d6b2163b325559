import redaxios from 'redaxios'
import { ApiError } from './errors.ts'

/** Milliseconds until an unanswered call fails (specification, section 9). */
export const timeout = 50_000

export interface Sending {
  url: string
  body: object
  headers: Record<string, string>
  /** Send the platform's cookies. */
  cookies: boolean
  signal?: AbortSignal
}

/** redaxios knows neither signal nor timeout, and takes a body that broke off for an empty one: this fetch reads it whole. */
const wholeFetch =
  (signal: AbortSignal): typeof fetch =>
  async (url, init) => {
    const answer = await fetch(url, { ...init, signal })
    // An empty body is null: the statuses without one (204) refuse even ''.
    return new Response((await answer.text()) || null, answer)
  }

const unanswered = (reason: { name?: string }) => {
  if (reason.name === 'AbortError') return { code: 'ABORTED', msg: '已取消', status: 0 }
  if (reason.name === 'TimeoutError') return { code: 'TIMEOUT', msg: '网络超时，请稍后重试', status: 0 }
  return { code: 'NETWORK', msg: '网络异常，请检查网络后重试', status: 0 }
}

/**
 * Posts JSON and judges the envelope `{ code, msg, data }`.
 *
 * @returns the envelope's data, and the response headers
 * @throws {ApiError} for everything but code '0'
 */
export const send = async ({
  url,
  body,
  headers,
  cookies,
  signal,
}: Sending): Promise<{ data: unknown; headers: Headers }> => {
  const limit = AbortSignal.timeout(timeout)
  const answer = await redaxios
    .post<{ code: string; msg: string; data: unknown } | undefined>(url, body, {
      headers,
      withCredentials: cookies,
      fetch: wholeFetch(signal ? AbortSignal.any([signal, limit]) : limit),
      validateStatus: () => true,
    })
    .catch((reason) => {
      throw new ApiError(unanswered(reason))
    })

  const { status, data: envelope } = answer
  const requestId = answer.headers.get('x-request-id') ?? undefined
  if (typeof envelope?.code !== 'string')
    throw new ApiError({ code: 'BAD_ANSWER', msg: '服务返回异常，请稍后重试', status, requestId })
  if (status >= 400 || envelope.code !== '0') throw new ApiError({ ...envelope, status, requestId })
  return { data: envelope.data, headers: answer.headers }
}
