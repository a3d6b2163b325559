import type { InputOf, OutputOf, ReadPath, WritePath } from '@wotu/contract/index.ts'
import type { Config } from './config.ts'
import { isUnsettled, type ApiError } from './errors.ts'
import type { Session } from './session.ts'
import { send } from './transport.ts'

export interface CallOptions {
  /** The caller shows its errors itself. */
  quiet?: boolean
  signal?: AbortSignal
}

export interface WriteOptions extends CallOptions {
  /** Goes out without a session: what fetches a partner's page its token. */
  visitor?: boolean
  /** The idempotency key: one for one intent, however often it is sent. Made and kept by itself where absent. */
  key?: string
}

interface Means {
  config: Config
  session: Session
  announce: (error: ApiError, quiet?: boolean) => void
  /** Hears which reads a write has made stale. */
  stale: (paths: readonly string[]) => void
}

export const createApi = ({ config, session, announce, stale }: Means) => {
  /** Keys of writes that no answer has settled yet: the same intent, sent again, carries the same key. */
  const unsettled = new Map<string, string>()

  const attempt = async (path: string, input: object, options: WriteOptions, refused?: string) => {
    const { key, signal, visitor } = options
    const { systemId, appToken } = await config.load()
    const token = config.embedded && !visitor ? await session.token(refused) : null
    return send({
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
    }).catch((error: ApiError): ReturnType<typeof send> => {
      // A partner's token lives minutes: this is answered before anything has happened, so once more is safe.
      if (token && !refused && (error.status === 401 || error.code === '001107'))
        return attempt(path, input, options, token)
      throw error
    })
  }

  const call = (path: string, input: object, options: WriteOptions) =>
    attempt(path, input, options).catch((error: ApiError) => {
      announce(error, options.quiet)
      throw error
    })

  return {
    /**
     * Asks; changes nothing. Screens read through `useRead`, which shares and keeps the answers.
     *
     * @throws {ApiError}
     */
    read: async <P extends ReadPath>(path: P, input: InputOf<P>, options: CallOptions = {}) =>
      (await call(path, input as object, options)).data as OutputOf<P>,

    /**
     * Changes something, once: sent again after a lost answer it carries the same key, and the server
     * gives its first answer.
     *
     * @throws {ApiError}
     */
    write: async <P extends WritePath>(path: P, input: InputOf<P>, options: WriteOptions = {}) => {
      const intent = path + JSON.stringify(input)
      const key = options.key ?? unsettled.get(intent) ?? crypto.randomUUID()
      unsettled.set(intent, key)
      try {
        const { data, headers } = await call(path, input as object, { ...options, key })
        unsettled.delete(intent)
        const changed = headers.get('x-wotu-stale')
        if (changed) stale(changed.split(','))
        return data as OutputOf<P>
      } catch (error) {
        if (!isUnsettled(error as ApiError)) unsettled.delete(intent)
        throw error
      }
    },
  }
}

export type Api = ReturnType<typeof createApi>
export type { InputOf, OutputOf, ReadPath, WritePath }
