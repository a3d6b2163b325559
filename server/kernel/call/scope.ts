import { AsyncLocalStorage } from 'node:async_hooks'

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/**
 * A value that holds for a function and for all that it calls and waits for.
 *
 * Node 20 slows down every promise of a process that has an AsyncLocalStorage in use, by a tenth of its work when it is
 * busy. So it is switched off whenever nobody is inside; the calls made most don't go inside (see sets.ts).
 */
export const createScope = <T>() => {
  const storage = new AsyncLocalStorage<T>()
  let inside = 0
  const leave = () => {
    inside -= 1
    if (inside === 0) storage.disable()
  }
  return {
    /** The value here; undefined outside, and for work that nobody inside waited for. */
    get: () => storage.getStore(),
    /** Runs `fn` with no value at all, as from outside. */
    leave: <R>(fn: () => R): R => storage.exit(fn),
    /** Runs `fn` with this value. */
    run: <R>(value: T, fn: () => R): R => {
      inside += 1
      let result: R | undefined
      try {
        result = storage.run(value, fn)
        return result
      } finally {
        if (isPromise(result)) void result.then(leave, leave)
        else leave()
      }
    },
  }
}
