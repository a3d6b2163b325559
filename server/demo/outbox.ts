import type { FastifyInstance } from 'fastify'
import type { Sites } from '#kernel/call/caller.ts'
import type { Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'

const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

const rowOf = ({ phone, text, createdAt }: { phone: string; text: string; createdAt: Date }) =>
  `<tr><td>${createdAt.toISOString()}</td><td>${escaped(phone)}</td><td>${escaped(text)}</td></tr>`

/** `GET /demo/outbox`: the text messages that the demo did not send, newest first. Registered in the demo only. */
export const registerOutbox = (app: FastifyInstance, { db, sites }: { db: Db; sites: Sites }) => {
  app.get('/demo/outbox', async (request, reply) => {
    const site = await sites.find(request.askedOrigin)
    const messages = site
      ? await inTenant(site.systemId, () =>
          db.selectFrom('outboxSms').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(50).execute(),
        )
      : []
    const rows = messages.map(rowOf).join('') || '<tr><td colspan="3">还没有短信</td></tr>'
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>短信发件箱</title><h1>短信发件箱</h1>` +
          `<p>演示环境不发送真实短信，验证码显示在这里。</p><table><tr><th>时间</th><th>手机号</th><th>内容</th></tr>${rows}</table></html>`,
      )
  })
}
