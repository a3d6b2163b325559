import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
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
export const forever = kept('public, max-age=31536000, immutable')
const afresh = kept('no-cache')

/** How long a built file is kept, by its name. */
export const setHeaders = (res: Head, path: string) => (hashed.test(path) ? forever : afresh)(res)

/** Built files are compressed already; whatever is not a file is a page, decided in one place. */
export const builtFiles = { preCompressed: true, index: false, cacheControl: false } as const

const isCall = (url: string) => url.startsWith('/api/') || url.startsWith('/openapi/')
const isPage = (url: string) => !/\.\w+$/.test(url.split('?')[0] ?? '') && !url.startsWith('/kit/')

/** The built web app: `dist/app`, every page is its `index.html`. */
export const registerStatic = async (app: FastifyInstance, { dist }: Pick<HttpOptions, 'dist'>) => {
  const appRoot = join(dist, 'app')
  const built = existsSync(appRoot)
  if (built) {
    await app.register(fastifyStatic, { ...builtFiles, setHeaders, root: appRoot, prefix: '/' })
    app.get('/', (_, reply) => reply.sendFile('index.html'))
  }

  app.setNotFoundHandler((request, reply) => {
    const { url, method } = request
    if (built && method === 'GET' && isPage(url) && !isCall(url)) return reply.sendFile('index.html')
    const { envelope } = new Refusal('NOT_FOUND', { params: { what: isCall(url) ? '接口' : '页面' } })
    return reply.code(404).send(envelope)
  })
}
