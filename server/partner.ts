import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

/** The platform's address as the examples name it; their pages go out with that of the platform that runs. */
const named = 'http://localhost:4600'

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
  for (const page of readdirSync(examples, { recursive: true, encoding: 'utf8' }))
    if (page.endsWith('.html'))
      app.get(`/${page}`, async (_, reply) => {
        const html = await readFile(join(examples, page), 'utf8')
        return reply.type('text/html; charset=utf-8').send(html.replaceAll(named, platform))
      })
  await app.register(fastifyStatic, { root: examples, prefix: '/', cacheControl: false })
  return app
}
