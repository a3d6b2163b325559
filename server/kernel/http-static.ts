import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from './http.ts'
import { Refusal } from './refuse.ts'

/** Where the builds put what has a content hash in its name: what such a file holds never changes. */
const hashed = /[\\/](assets|chunks)[\\/][^\\/]+$/

const isCall = (url: string) => url.startsWith('/api/') || url.startsWith('/openapi/')
const isPage = (url: string) => !/\.\w+$/.test(url.split('?')[0] ?? '') && !url.startsWith('/kit/')

/** The built web app (`dist/app`, every page is its `index.html`) and the kit (`dist/kit`, under `/kit/1/`). */
export const registerStatic = async (app: FastifyInstance, { dist }: Pick<HttpOptions, 'dist'>) => {
  // Whatever is not a file is a page, decided in one place below.
  const common = { preCompressed: true, index: false, cacheControl: false } as const
  const setHeaders = (res: { setHeader: (name: string, value: string) => void }, path: string) => {
    res.setHeader('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    res.setHeader('vary', 'Accept-Encoding')
  }
  const appRoot = join(dist, 'app')
  const kitRoot = join(dist, 'kit')
  if (existsSync(kitRoot))
    await app.register(fastifyStatic, { ...common, setHeaders, root: kitRoot, prefix: '/kit/1/', decorateReply: false })
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
