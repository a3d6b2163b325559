import type { FastifyInstance } from 'fastify'
import type { Sites } from '../call/caller.ts'
import { refuse } from '../call/refuse.ts'

/**
 * Each request knows the origin that it was addressed to. Where browsers come by https, a proxy has taken it off on the way;
 * that it says so can be forgotten in the configuration, so the platform's own origin counts.
 */
export const decorateAskedOrigin = (app: FastifyInstance, platformOrigin: string) => {
  const isHttps = platformOrigin.startsWith('https:')
  app.decorateRequest('askedOrigin', {
    getter() {
      return `${isHttps ? 'https' : this.protocol}://${this.host}`
    },
  })
}

/**
 * The platform as a page will know it, for answers that others keep or build addresses from: what a client writes into its
 * `Host` header counts only where it is listed.
 * @throws {Refusal} NOT_FOUND where it isn't
 */
export const listedPlatform = async (sites: Sites, askedOrigin: string): Promise<string> => {
  const site = await sites.find(askedOrigin)
  return site?.kind === 'platform' ? askedOrigin : refuse('NOT_FOUND', { what: '地址' })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Scheme, host and port, as the browser names them; nobody has checked that they are the platform's. */
    askedOrigin: string
  }
}
