/** How many sets of one kind are on their way at once, and how many calls a set holds at most. */
export interface Limits {
  atOnce: number
  most: number
}

interface Waiting<In, Out> {
  one: In
  resolve: (out: Out) => void
  reject: (error: unknown) => void
}

/**
 * Puts calls of one kind together where the database is busy: what comes while earlier sets are on their way waits, and
 * goes out as one set as soon as one of those is back. Where nothing is on its way a set is what this turn of the event
 * loop brought, most often a single call. A set is of one tenant.
 *
 * @param run does what is asked for a whole set, and answers in its order; when it fails, everyone in the set fails
 */
export const together = <In, Out>(
  run: (systemId: number, set: In[]) => Promise<Out[]>,
  { atOnce, most }: Limits = { atOnce: 4, most: 32 },
): ((systemId: number, one: In) => Promise<Out>) => {
  const tenants = new Map<number, Waiting<In, Out>[]>()
  let running = 0
  let isDue = false

  const runSet = async (systemId: number, set: Waiting<In, Out>[]) => {
    running += 1
    try {
      const outs = await run(
        systemId,
        set.map(({ one }) => one),
      )
      set.forEach(({ resolve }, i) => resolve(outs[i]!))
    } catch (error) {
      for (const { reject } of set) reject(error)
    } finally {
      running -= 1
      schedule()
    }
  }
  const start = () => {
    isDue = false
    for (const [systemId, waiting] of tenants) {
      if (running >= atOnce) return
      // Whoever is left goes behind the other tenants.
      tenants.delete(systemId)
      if (waiting.length > most) tenants.set(systemId, waiting.slice(most))
      void runSet(systemId, waiting.slice(0, most))
    }
  }
  /** At the end of this turn, when all that has arrived in it has been read. */
  const schedule = () => {
    if (isDue || running >= atOnce || tenants.size === 0) return
    isDue = true
    setImmediate(start)
  }

  return (systemId, one) =>
    new Promise((resolve, reject) => {
      const waiting = tenants.get(systemId)
      if (waiting) waiting.push({ one, resolve, reject })
      else tenants.set(systemId, [{ one, resolve, reject }])
      schedule()
    })
}
