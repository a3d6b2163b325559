import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

/** The strictest policy that a partner can have with our tags on his page: his own origin, and the platform's. */
const contentPolicy = (platform: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${platform}`,
    `connect-src ${platform}`,
    "style-src 'self'",
    `img-src 'self' ${platform} data:`,
    `frame-src ${platform}`,
  ].join('; ')

/** Plays a partner's site: `examples/` on an origin of another site than the platform's, a true third-party context. */
export const createPartner = async ({ examples, platform }: { examples: string; platform: string }) => {
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'content-security-policy': contentPolicy(platform), 'x-content-type-options': 'nosniff' })
  })
  await app.register(fastifyStatic, { root: examples, prefix: '/', cacheControl: false })
  return app
}
