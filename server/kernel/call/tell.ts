import type { Announce } from './call.ts'

/** Tells the sessions of another member or business owner that these reads are stale, once all has committed. */
export type Tell = (memberOrBoId: string, paths: readonly string[]) => void

/** Gathers what is told during a transaction: announced when that has committed, forgotten when it is tried again. */
export const gatherTold = () => {
  let told: Parameters<Tell>[] = []
  const tell: Tell = (...what) => told.push(what)
  return {
    tell,
    forget: () => void (told = []),
    announce: (announce: Announce, systemId: number) => {
      for (const what of told) announce(systemId, ...what)
    },
  }
}
