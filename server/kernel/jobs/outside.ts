import type { Call, Output } from '@wotu/contract/call.ts'
import type { ContextOf, Handler } from '../call/handlers.ts'

/** The outside world did not answer in time. */
export class OutsideSilent extends Error {}

/**
 * A question to the outside world, given up after `ms`. Whoever asks holds no transaction and no connection meanwhile.
 * @throws {OutsideSilent} when there was no answer by then, or `stop` was aborted; what the question itself throws
 */
export const askOutside = <T>(
  question: (signal: AbortSignal) => Promise<T>,
  ms: number,
  stop?: AbortSignal,
): Promise<T> => {
  const timeout = AbortSignal.timeout(ms)
  const signal = stop ? AbortSignal.any([timeout, stop]) : timeout
  // An adapter that ignores the signal is left to itself.
  const silent = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new OutsideSilent('No answer from outside.', { cause: signal.reason }))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([question(signal), silent])
}

/** What a handler is given for its question: everything but a transaction. */
export type AskContext<C extends Call> = Omit<ContextOf<C>, 'session' | 'tell'>

/** A write that asks the outside world something before its transaction begins. */
export type AskingHandler<C extends Call, Said> = ((
  context: ContextOf<C>,
  said: Said,
) => Output<C> | Promise<Output<C>>) & { ask: (context: AskContext<C>) => Promise<Said> }

/**
 * Makes the handler of a write that needs to know something from outside. The question is asked before the transaction,
 * on committed rows, and may be asked again, so it must have no effect: what is to happen outside is a job's
 * ({@link OutsideJob} in jobs-outside.ts). `handle` checks anew what may have changed meanwhile.
 */
export const asking = <C extends Call, Said>(
  ask: AskingHandler<C, Said>['ask'],
  handle: (context: ContextOf<C>, said: Said) => Output<C> | Promise<Output<C>>,
): Handler<C> => Object.assign(handle, { ask }) as unknown as Handler<C>

export const isAsking = (handler: unknown): handler is AskingHandler<Call, unknown> =>
  typeof handler === 'function' && 'ask' in handler
