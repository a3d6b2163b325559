import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { clock } from '#kernel/clock.ts'
import { listedPlatform } from '#kernel/http/asked.ts'
import { compressed } from '#kernel/http/compress.ts'
import type { HttpOptions } from '#kernel/http/http.ts'
import { Refusal, refuse } from '#kernel/call/refuse.ts'

/** What src/kit/render, built, gives: the browser's world, which the server knows as a file only. */
interface Renderer {
  firstRead: (tag: string, attributes: Attributes) => { path: string; input: object } | null | undefined
  render: (asked: {
    tag: string
    attributes: Attributes
    origin: string
    styles: string | undefined
    answers: { path: string; input: object; data: unknown }[]
    at: string
  }) => string
}

type Attributes = Record<string, string>

/** Attributes that an element may have without a script hearing of it: no handler, no style that a policy would refuse. */
const isPlain = (name: string) => /^[a-z][a-z0-9-]{0,60}$/.test(name) && !/^(on|style$)/.test(name)
const longest = 2000

const attributesOf = (query: Record<string, unknown>): Attributes => {
  const attributes: Attributes = {}
  for (const [name, value] of Object.entries(query)) {
    if (!isPlain(name) || typeof value !== 'string' || value.length > longest) refuse('NOT_FOUND', { what: '属性' })
    attributes[name] = value
  }
  return attributes
}

/** What a visitor sees first; a refusal is drawn by the tag itself, once its script is there. */
const seconds = 30

/**
 * `GET /kit/1/render/wotu-goods-card?goods-id=…`: the tag as HTML, its content in a declarative shadow root, for a partner's
 * server to put into its page (docs/decisions/0011-drawn-on-the-server.md). It is what a visitor sees; attributes are the query's.
 */
export const registerRender = (
  app: FastifyInstance,
  {
    dist,
    door,
    perform,
    sites,
    version,
  }: Pick<HttpOptions, 'dist' | 'door' | 'perform' | 'sites'> & { version: string },
) => {
  const file = join(dist, 'render/render.cjs')
  if (!existsSync(file)) return
  // A process that draws nothing never reads React.
  let loaded: Renderer | undefined
  const load = () => (loaded ??= createRequire(file)(file) as Renderer)

  app.get<{ Params: { tag: string }; Querystring: Record<string, unknown> }>(
    '/kit/1/render/:tag',
    { compress: compressed },
    async (request, reply) => {
      const { tag } = request.params
      const { _styles, ...query } = request.query
      const attributes = attributesOf(query)
      const { firstRead, render } = load()
      const first = firstRead(tag, attributes)
      if (first === undefined) return refuse('NOT_FOUND', { what: '标签' })
      const origin = await listedPlatform(sites, request.askedOrigin)
      const caller = await door({
        origin,
        host: origin,
        sameOrigin: false,
        systemId: undefined,
        appToken: undefined,
        cookie: undefined,
        bearer: undefined,
        address: request.ip,
      })
      const answer = first && (await perform(first.path, first.input, caller, undefined).catch(notRefused))
      const answers = first && answer ? [{ ...first, data: answer.data }] : []
      // The pinned head has them along, where the page says so (http-kit.ts).
      const styles = _styles === 'head' ? undefined : `${origin}/kit/${version}/styles/${tag.replace(/^wotu-/, '')}.css`
      const at = clock.now().toISOString()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', `public, max-age=${seconds}`)
        .send(render({ tag, attributes, origin, styles, answers, at }))
    },
  )
}

/** Goods that are gone are no fault: the tag is drawn without them, asks again, and says so. */
const notRefused = (error: unknown) => {
  if (error instanceof Refusal && error.status < 500) return null
  throw error
}
