import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readKit, registerKitHead } from '../../kit/heads.ts'
import { registerRender } from '../../kit/drawing.ts'
import type { HttpOptions } from './http.ts'
import { Refusal } from '../call/refuse.ts'

/** Where the builds put what has a content hash in its name: what such a file holds never changes. */
const hashed = /[\\/](assets|chunks)[\\/][^\\/]+$/

interface Head {
  setHeader: (name: string, value: string) => void
}
const kept = (how: string) => (res: Head) => {
  res.setHeader('cache-control', how)
  res.setHeader('vary', 'Accept-Encoding')
}
const forever = kept('public, max-age=31536000, immutable')
const afresh = kept('no-cache')

const isCall = (url: string) => url.startsWith('/api/') || url.startsWith('/openapi/')
const isPage = (url: string) => !/\.\w+$/.test(url.split('?')[0] ?? '') && !url.startsWith('/kit/')

/** The built web app (`dist/app`, every page is its `index.html`) and the kit (`dist/kit`, under `/kit/1/` and its version). */
export const registerStatic = async (
  app: FastifyInstance,
  { dist, door, perform, sites }: Pick<HttpOptions, 'dist' | 'door' | 'perform' | 'sites'>,
) => {
  // Whatever is not a file is a page, decided in one place below.
  const common = { preCompressed: true, index: false, cacheControl: false } as const
  const setHeaders = (res: Head, path: string) => (hashed.test(path) ? forever : afresh)(res)
  const appRoot = join(dist, 'app')
  const kitRoot = join(dist, 'kit')
  const kit = readKit(kitRoot)
  if (existsSync(kitRoot))
    await app.register(fastifyStatic, { ...common, setHeaders, root: kitRoot, prefix: '/kit/1/', decorateReply: false })
  if (kit) {
    // Under its whole version the kit never changes: a page that names it gets those very files, or none.
    const prefix = `/kit/${kit.version}/`
    await app.register(fastifyStatic, { ...common, setHeaders: forever, root: kitRoot, prefix, decorateReply: false })
    registerKitHead(app, kit, sites)
    registerRender(app, { dist, door, perform, sites, version: kit.version })
  }
  const built = existsSync(appRoot)
  if (built) {
    await app.register(fastifyStatic, { ...common, setHeaders, root: appRoot, prefix: '/' })
    app.get('/', (_, reply) => reply.sendFile('index.html'))
  }

  app.setNotFoundHandler((request, reply) => {
    const { url, method } = request
    if (built && method === 'GET' && isPage(url) && !isCall(url)) return reply.sendFile('index.html')
    const { envelope } = new Refusal('NOT_FOUND', { params: { what: isCall(url) ? '接口' : '页面' } })
    return reply.code(404).send(envelope)
  })
}
