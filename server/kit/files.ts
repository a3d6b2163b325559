import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '#kernel/http/http.ts'
import { builtFiles, forever, setHeaders } from '#kernel/http/static.ts'
import { registerRender } from './drawing.ts'
import { readKit, registerKitHead } from './heads.ts'

/** The built kit: `dist/kit`, under `/kit/1/` and its version, with the pinned head and what draws tags. */
export const registerKit: HttpOptions['registerKit'] = async (app: FastifyInstance, { dist, door, perform, sites }) => {
  const root = join(dist, 'kit')
  if (!existsSync(root)) return
  await app.register(fastifyStatic, { ...builtFiles, setHeaders, root, prefix: '/kit/1/', decorateReply: false })
  const kit = readKit(root)
  if (!kit) return
  // Under its whole version the kit never changes: a page that names it gets those very files, or none.
  const prefix = `/kit/${kit.version}/`
  await app.register(fastifyStatic, { ...builtFiles, setHeaders: forever, root, prefix, decorateReply: false })
  registerKitHead(app, kit, sites)
  registerRender(app, { dist, door, perform, sites, version: kit.version })
}
