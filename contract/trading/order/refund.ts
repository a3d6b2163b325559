import { z } from 'zod'
import { write } from '../../call.ts'
import { id, line, pictures } from '../../fields.ts'
import { orderReads } from './buyer.ts'
import { OrderDetail } from './order.ts'

const buyer = { who: 'owner', grant: 'purchase' } as const

/** An order that was paid by transfer and then closed: its money goes back beside the platform, too. */
export const refundCalls = {
  '/api/trading/orderHandle/uploadRefundVoucher': write({
    title: '线下退款：卖家转账退回后上传凭证',
    who: 'seller',
    grant: 'order',
    input: z.strictObject({
      id,
      voucher: pictures(6).min(1).meta({ title: '退款凭证' }),
      words: line(100).default('').meta({ title: '退款说明' }),
    }),
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
    stale: orderReads,
    example: { id: '1', voucher: ['/files/AAAAAAAAAAAAAAAAAAAAAA.png'], words: '已退回原付款账户' },
  }),
  '/api/buyer/trading/order/refundReceived': write({
    title: '线下退款：买家确认已收到',
    ...buyer,
    // It ends what the seller owes.
    platformOnly: true,
    input: z.strictObject({ id }),
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
    stale: orderReads,
    example: { id: '1' },
  }),
  '/api/buyer/trading/order/refundNotReceived': write({
    title: '线下退款：买家没有收到',
    ...buyer,
    input: z.strictObject({ id, why: line(100).min(2).meta({ title: '情况说明' }) }),
    output: OrderDetail,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
    stale: orderReads,
    example: { id: '1', why: '银行流水中没有这笔入账' },
  }),
}
