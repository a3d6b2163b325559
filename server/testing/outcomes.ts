/** How calls that ran at once came out: how many are `ok`, and how many were refused, by code. */
export async function outcomes(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(calls)) {
    const code =
      result.status === 'fulfilled' ? 'ok' : String((result.reason as { code?: unknown }).code ?? result.reason)
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}
