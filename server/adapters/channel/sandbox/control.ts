import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sites } from '#kernel/call/caller.ts'
import type { Db } from '#kernel/db/db.ts'
import { refuse } from '#kernel/call/refuse.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { fromOwnPage } from './fromOwnPage.ts'
import { escaped, page, yuan } from './html.ts'
import { readMischief, setMischief, type Mischief } from './mischief.ts'

const switches: [keyof Mischief, string][] = [
  ['lose', '丢失通知：一律不发'],
  ['disorder', '乱序：后发生的先通知'],
  ['wrongAmount', '金额错误：通知中只写十分之一'],
  ['failTransfers', '提现转账一律失败'],
]
const stateNames = { waiting: '待付款', success: '成功', failed: '失败' }

const number = (text: string | undefined, most: number) => Math.min(most, Math.max(0, Math.trunc(Number(text)) || 0))

/** `GET` shows how the bank behaves, `POST` sets it: a form for people, and for tests that come over HTTP. */
export const registerControl = (bank: FastifyInstance, { db, sites }: { db: Db; sites: Sites }) => {
  const tenantOf = async (request: FastifyRequest) =>
    (await sites.find(request.askedOrigin))?.systemId ?? refuse('TENANT_MISMATCH')

  bank.get('/sandbox/control', async (request) => {
    const systemId = await tenantOf(request)
    return inTenant(systemId, async () => {
      const now = await readMischief(db, systemId)
      const payments = await db
        .selectFrom('sandboxPayment')
        .selectAll()
        .orderBy('createdAt', 'desc')
        .limit(20)
        .execute()
      const boxes = switches
        .map(
          ([name, words]) =>
            `<label><input type="checkbox" name="${name}" value="1"${now[name] ? ' checked' : ''}>${words}</label>`,
        )
        .join('')
      const rows = payments
        .map(
          (p) =>
            `<tr><td>${escaped(p.title)}</td><td>${yuan(p.amountFen)}</td><td>${stateNames[p.state]}</td><td>${p.bizId}</td></tr>`,
        )
        .join('')
      return page({
        title: '渠道行为',
        body: `<form class="answer" method="post">
          <label><input type="number" name="delaySeconds" min="0" max="86400" value="${now.delaySeconds}">秒后才发通知</label>
          <label><input type="number" name="copies" min="1" max="100" value="${now.copies}">份相同的通知</label>
          ${boxes}<button class="yes">保存</button></form>
          <h2>最近的支付</h2><div class="scroll"><table><tr><th>商品</th><th>金额</th><th>状态</th><th>商户单号</th></tr>${rows || '<tr><td colspan="4">还没有支付</td></tr>'}</table></div>`,
      })
    })
  })

  bank.post<{ Body: Record<string, string> | undefined }>('/sandbox/control', async (request, reply) => {
    if (!fromOwnPage(request)) return refuse('TENANT_MISMATCH')
    const systemId = await tenantOf(request)
    const { delaySeconds, copies, ...chosen } = request.body ?? {}
    const on = Object.fromEntries(switches.map(([name]) => [name, chosen[name] === '1']))
    const settings = { ...on, delaySeconds: number(delaySeconds, 86_400), copies: Math.max(1, number(copies, 100)) }
    await inTenant(systemId, () => setMischief(db, systemId, settings))
    return reply.redirect('/sandbox/control', 303)
  })
}
