import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Door } from '#kernel/call/caller.ts'
import type { Db } from '#kernel/db/db.ts'
import { shownBy } from '#kernel/http/shown.ts'
import { Refusal } from '#kernel/call/refuse.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { filesDir, pathOf } from '#adapters/files.ts'

/**
 * `GET /files/<key>.<extension>`: an uploaded file, for whoever was told its key. What a key names never changes. The
 * browser takes it for what it is and nothing else; only pictures are shown, the rest is saved.
 */
export const registerFiles = (app: FastifyInstance, { db, door }: { db: Db; door: Door }) => {
  // The built web app's static files bring `sendFile` along; a server without them has none yet.
  if (!app.hasReplyDecorator('sendFile')) void app.register(fastifyStatic, { root: filesDir(), serve: false })

  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const key = /^([\w-]{22})\.\w{3,4}$/.exec(request.params.name)?.[1] ?? ''
    // Only the tenant matters: the key is the permission, so the session is not even read.
    const { systemId } = await door({ ...shownBy(request), cookie: undefined, bearer: undefined })
    const file = await inTenant(systemId, () =>
      db.selectFrom('storedFile').select(['hash', 'mime']).where('key', '=', key).executeTakeFirst(),
    )
    if (!file) return reply.code(404).send(new Refusal('NOT_FOUND', { params: { what: '文件' } }).envelope)
    return reply
      .type(file.mime)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-disposition', file.mime.startsWith('image/') ? 'inline' : 'attachment')
      .sendFile(pathOf(file.hash), filesDir(), { cacheControl: false, contentType: false })
  })
}
