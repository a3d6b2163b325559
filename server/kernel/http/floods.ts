import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What `guardFrom` counts with; nothing is guarded by it alone. */
export const registerRateLimit = (app: FastifyInstance) => app.register(rateLimit, { global: false })

/**
 * A cheap guard of this process against a flood from one address, which is a whole /64 where it is IPv6.
 * @param perSecond null admits all, for benchmarks
 * @returns counts one more request; whether it is still within its address's second
 */
export const guardFrom = (app: FastifyInstance, perSecond: number | null) => {
  if (perSecond === null) return async () => true
  const count = app.createRateLimit({ max: perSecond, timeWindow: 1000 })
  return async (request: FastifyRequest): Promise<boolean> => {
    const counted = await count(request)
    return counted.isAllowed || !counted.isExceeded
  }
}
