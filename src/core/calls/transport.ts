import { fetchSafely, timeout, type Answer } from '../element/early.ts'
import { ApiError } from './errors.ts'

export interface Sending {
  url: string
  body: object
  headers: Record<string, string>
  /** Send the platform's cookies. */
  cookies: boolean
  signal?: AbortSignal
  /** Asked already: only the answer is to be judged. */
  early?: Promise<Answer>
}

export type Envelope = { code: string; msg: string; data: unknown } | null | undefined

/** @throws {ApiError} always: why there is no answer */
export const unanswered = (reason: Error): never => {
  const [code, msg] =
    reason.name === 'AbortError'
      ? ['ABORTED', '已取消']
      : reason.name === 'TimeoutError'
        ? ['TIMEOUT', '网络超时，请稍后重试']
        : ['NETWORK', '网络异常，请检查网络后重试']
  throw new ApiError({ code, msg, status: 0 })
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
  early,
}: Sending): Promise<{ data: unknown; headers: Headers }> => {
  const limit = AbortSignal.timeout(timeout)
  const asked =
    early ??
    fetchSafely(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
      credentials: cookies ? 'include' : 'omit',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  const answer: Answer = await asked.catch(unanswered)
  // What is no JSON is no envelope; a body that breaks off is no answer at all.
  const envelope: Envelope = await answer
    .json()
    .catch((reason: Error) => (reason.name === 'SyntaxError' ? undefined : unanswered(reason)))

  return judge(envelope, answer)
}

/**
 * @param envelope undefined where the body was none
 * @returns its data, and the response headers
 * @throws {ApiError} for everything but code '0'
 */
export const judge = (
  envelope: Envelope,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): { data: unknown; headers: Headers } => {
  const requestId = headers.get('x-request-id') ?? undefined
  if (typeof envelope?.code !== 'string')
    throw new ApiError({ code: 'BAD_ANSWER', msg: '服务返回异常，请稍后重试', status, requestId })
  if (status >= 400 || envelope.code !== '0') throw new ApiError({ ...envelope, status, requestId })
  return { data: envelope.data, headers }
}
