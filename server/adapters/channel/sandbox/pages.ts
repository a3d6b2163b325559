import type { FastifyInstance } from 'fastify'
import type { Sites } from '#kernel/call/caller.ts'
import { clock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { answerPayment } from './bank.ts'
import { registerControl } from './control.ts'
import { fromOwnPage } from './fromOwnPage.ts'
import { escaped, page, style, yuan } from './html.ts'

/** What the bank calls a payment: 15 random bytes. */
const wellFormedNo = /^[\w-]{20}$/

const wayNames = { card: '银行卡', scan: '扫码' }

/** The bank's web pages: where the payer confirms, and where the demo makes the bank misbehave. */
export const registerSandboxPages = (app: FastifyInstance, { db, sites }: { db: Db; sites: Sites }) =>
  app.register(async (bank) => {
    // Only forms, whose fields are text: JSON could be anything.
    bank.removeAllContentTypeParsers()
    bank.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    bank.addHook('onRequest', async (_, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    })

    bank.get('/sandbox/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style))

    const find = async (no: string) =>
      wellFormedNo.test(no)
        ? db.selectFrom('sandboxPayment').selectAll().where('no', '=', no).executeTakeFirst()
        : undefined
    const notFound = page({ title: '没有这笔支付', body: '<p>请返回商户页面重新发起。</p>' })

    bank.get<{ Params: { no: string } }>('/sandbox/pay/:no', async (request, reply) => {
      const payment = await find(request.params.no)
      if (!payment) return reply.code(404).send(notFound)
      const { state, expiresAt, returnUrl, way, cardLast4, title, amountFen } = payment
      const back = `<a class="go" href="${escaped(returnUrl)}">返回商户</a>`
      if (state === 'success')
        return page({ title: '支付成功', body: `<p class="sum">${yuan(amountFen)}</p>${back}`, onTo: returnUrl })
      if (state === 'failed' || expiresAt <= clock.now())
        return page({ title: '支付未完成', body: `<p>您已取消，或支付时间已过。</p>${back}`, onTo: returnUrl })
      const card = cardLast4 === '' ? '' : `<dt>付款卡</dt><dd>尾号 ${escaped(cardLast4)}</dd>`
      return page({
        title: '确认付款',
        body: `<p class="sum">${yuan(amountFen)}</p>
          <dl><dt>商品</dt><dd>${escaped(title)}</dd><dt>方式</dt><dd>${wayNames[way]}</dd>${card}<dt>流水号</dt><dd>${escaped(payment.no)}</dd></dl>
          <form class="answer" method="post"><button class="yes" name="answer" value="approve">确认支付</button>
          <button name="answer" value="decline">取消支付</button></form>`,
      })
    })

    bank.post<{ Params: { no: string }; Body: { answer?: string } | undefined }>(
      '/sandbox/pay/:no',
      async (request, reply) => {
        const payment = await find(request.params.no)
        if (!payment || !fromOwnPage(request)) return reply.code(404).send(notFound)
        await inTenant(payment.systemId, () => answerPayment(db, payment.no, request.body?.answer === 'approve'))
        return reply.redirect(`/sandbox/pay/${payment.no}`, 303)
      },
    )

    registerControl(bank, { db, sites })
  })
