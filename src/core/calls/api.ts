import type { InputOf, OutputOf, ReadPath, WritePath } from '@wotu/contract/index.ts'
import type { Config } from '../page/config.ts'
import { plain, takeEarly } from '../element/early.ts'
import { ApiError } from './errors.ts'
import type { Asked } from '../element/events.ts'
import { load } from '../page/load.ts'
import type { Session } from '../session/session.ts'
import { send } from './transport.ts'

/** What the caller says itself of a failure; all else is said by the core, by the error catalogue (announce.ts). */
export interface OwnErrors {
  /** The caller answers refusals itself: codes other than 0. */
  quiet?: boolean
  /** Only a part of a page fails, which says so in its place: nobody is led away from the page. */
  part?: boolean
  /** The caller says whatever fails, or nobody need know of it. */
  silent?: boolean
}

export interface CallOptions extends OwnErrors {
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
  announce: (error: ApiError, own: OwnErrors) => void
  /** Tells of a call that is about to be made. @returns false where the page prevents it */
  ask: (asked: Asked) => boolean
  /** Hears which reads a write has made stale. */
  stale: (paths: readonly string[]) => void
}

/** As `write` below; loaded when something is first changed. */
export type Write = <P extends WritePath>(path: P, input: InputOf<P>, options?: WriteOptions) => Promise<OutputOf<P>>

export const createApi = ({ config, session, announce, ask, stale }: Means) => {
  let writing: Promise<Write> | undefined

  /** From a partner's page a read goes out as text, its token in the body: the browser need not ask leave, nor we for the config. */
  const sendRead = (path: string, input: object, token: string | null, signal?: AbortSignal) =>
    send({
      url: config.origin + path,
      body: token ? { ...input, bearer: token } : input,
      headers: plain,
      cookies: false,
      signal,
      early: token ? undefined : takeEarly(path, input),
    })

  const attempt = async (asked: Asked, options: WriteOptions, refused?: string): ReturnType<typeof send> => {
    const { path, input } = asked
    const token = config.embedded && !options.visitor ? await session.token(refused) : null
    const sent =
      config.embedded && asked.kind === 'read'
        ? sendRead(path, input, token, options.signal)
        : load(import('./acts.ts')).then(({ sendWhole }) => sendWhole(config, path, input, token, options))
    return sent.catch((error: ApiError) => {
      // A partner's token lives minutes: this is answered before anything has happened, so once more is safe.
      if (token && !refused && (error.status === 401 || error.code === '001107')) return attempt(asked, options, token)
      throw error
    })
  }

  const call = async (asked: Asked, options: WriteOptions): ReturnType<typeof send> => {
    // The page around a tag may look on, answer in the server's place, or refuse.
    if (!ask(asked)) {
      if ('answer' in asked) return { data: asked.answer, headers: new Headers() }
      throw new ApiError({ code: 'ABORTED', msg: '已取消', status: 0 })
    }
    return attempt(asked, options).catch((error: ApiError) => {
      announce(error, options)
      throw error
    })
  }

  return {
    /**
     * Asks; changes nothing. Screens read through `useRead`, which shares and keeps the answers.
     *
     * @throws {ApiError}
     */
    read: async <P extends ReadPath>(path: P, input: InputOf<P>, options: CallOptions = {}) =>
      (await call({ kind: 'read', path, input: input as object }, options)).data as OutputOf<P>,

    /**
     * Changes something, once: sent again after a lost answer it carries the same key, and the server
     * gives its first answer.
     *
     * @throws {ApiError}
     */
    write: async <P extends WritePath>(path: P, input: InputOf<P>, options?: WriteOptions): Promise<OutputOf<P>> => {
      writing ??= load(import('./acts.ts')).then(({ createWrite }) => createWrite({ call, stale }))
      const write = await writing.catch((error: ApiError) => {
        writing = undefined
        announce(error, options ?? {})
        throw error
      })
      return write(path, input, options)
    },
  }
}

export type { InputOf, OutputOf, ReadPath, WritePath }
