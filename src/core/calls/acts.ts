import redaxios from 'redaxios'
import type { InputOf, OutputOf, Write, WriteOptions, WritePath } from './api.ts'
import type { Config } from '../page/config.ts'
import { isUnsettled, type ApiError } from './errors.ts'
import type { Asked } from '../element/events.ts'
import { fetchSafely, timeout } from '../element/early.ts'
import { judge, unanswered, type Envelope, type Sending, type send } from './transport.ts'

/**
 * Posts JSON as `send` does, by redaxios. It knows neither signals nor credentials that are left out, and takes a body that
 * broke off for an empty one: its `fetch` is ours, and what it made of the body is looked at.
 *
 * @throws {ApiError} as `send`
 */
export const post = async ({
  url,
  body,
  headers,
  cookies,
  signal,
}: Omit<Sending, 'early'>): ReturnType<typeof send> => {
  const limit = AbortSignal.timeout(timeout)
  const stop = signal ? AbortSignal.any([signal, limit]) : limit
  const answer = await redaxios
    .post<Envelope | string>(url, JSON.stringify(body), {
      headers: { 'content-type': 'application/json', ...headers },
      validateStatus: () => true,
      fetch: ((to: string, init: RequestInit) =>
        fetchSafely(to, { ...init, signal: stop, credentials: cookies ? 'include' : 'omit' })) as typeof fetch,
    })
    .catch(unanswered)
  const { data } = answer
  if (data === undefined) return unanswered(stop.aborted ? (stop.reason as Error) : new Error('The answer broke off'))
  return judge(typeof data === 'string' ? undefined : data, answer as Pick<Response, 'status' | 'headers'>)
}

/** A call with all that the specification puts into one: the system id in header and body, app token, key, and who asks. */
export const sendWhole = async (
  config: Config,
  path: string,
  input: object,
  token: string | null,
  { key, signal }: WriteOptions,
) => {
  const { systemId, appToken } = await config.load()
  return post({
    url: config.origin + path,
    body: { ...input, systemId },
    headers: {
      'x-system-id': String(systemId),
      'x-app-token': appToken,
      ...(key && { 'idempotency-key': key }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    cookies: !config.embedded,
    signal,
  })
}

interface Means {
  call: (asked: Asked, options: WriteOptions) => ReturnType<typeof send>
  /** Hears which reads a write has made stale. */
  stale: (paths: readonly string[]) => void
}

/** What changes something; in a partner's page it is loaded when it is first needed. */
export const createWrite = ({ call, stale }: Means): Write => {
  /** Keys of writes that no answer has settled yet: the same intent, sent again, carries the same key. */
  const unsettled = new Map<string, string>()

  return async <P extends WritePath>(path: P, input: InputOf<P>, options: WriteOptions = {}) => {
    const intent = path + JSON.stringify(input)
    const key = options.key ?? unsettled.get(intent) ?? crypto.randomUUID()
    unsettled.set(intent, key)
    try {
      const { data, headers } = await call({ kind: 'write', path, input: input as object }, { ...options, key })
      unsettled.delete(intent)
      const changed = headers.get('x-wotu-stale')
      if (changed) stale(changed.split(','))
      return data as OutputOf<P>
    } catch (error) {
      if (!isUnsettled(error as ApiError)) unsettled.delete(intent)
      throw error
    }
  }
}
