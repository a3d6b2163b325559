import { Refusal } from '../../../server/kernel/call/refuse.ts'

/** How calls that ran at once ended: how many succeeded, and how many were refused, by code. A fault is thrown on. */
export const outcomes = async (calls: Promise<unknown>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const settled of await Promise.allSettled(calls)) {
    const code = settled.status === 'fulfilled' ? 'done' : codeOf(settled.reason)
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

const codeOf = (reason: unknown): string => {
  if (reason instanceof Refusal && reason.status < 500) return reason.code
  throw reason
}
