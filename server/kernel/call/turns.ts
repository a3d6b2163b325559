/** Gives a turn to few at once; the others wait for theirs, in order. */
export const createTurns = (atOnce: number) => {
  let free = atOnce
  const waiting: (() => void)[] = []
  const pass = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return async <T>(fn: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await fn()
    } finally {
      pass()
    }
  }
}

/** Lets in `most` in all, and `each` under one key. @returns what lets out again, once; null when it is full */
export const createRoom = ({ most, each }: { most: number; each: number }) => {
  const inside = new Map<string, number>()
  let all = 0
  return (key: string): (() => void) | null => {
    const own = inside.get(key) ?? 0
    if (all >= most || own >= each) return null
    all += 1
    inside.set(key, own + 1)
    return () => {
      all -= 1
      const rest = inside.get(key)! - 1
      if (rest > 0) inside.set(key, rest)
      else inside.delete(key)
    }
  }
}
