import type { dealCalls } from '@wotu/contract/trading/deal.ts'
import { type Key, paged } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { maskName } from '../../basic/index.ts'

/** How far back everybody may look. */
const shownDeals = 1000

export const dealHandlers = {
  '/openapi/dmp/orderDm/selTradeStateByPage/manage': async ({ input, db }) => {
    const deals = db
      .selectFrom('orders as o')
      .innerJoin('orderLine as l', (j) => j.onRef('l.buyerId', '=', 'o.buyerId').onRef('l.orderId', '=', 'o.id'))
      .where('o.paidAt', 'is not', null)
      .where('o.state', 'not in', ['cancelled', 'closed'])
      .select([
        'o.paidAt',
        'o.buyerName',
        'l.id as lineId',
        'l.goodsId',
        'l.title',
        'l.specName',
        'l.picture',
        'l.quantity',
        'l.unit',
        'l.payableFen',
      ])
      .orderBy('o.paidAt', 'desc')
      .orderBy('l.id', 'desc')
      .limit(shownDeals)
    const shown = db.selectFrom(deals.as('d')).selectAll()
    const by: Key[] = [{ column: 'paidAt', isTime: true }, { column: 'lineId' }]
    const { rows, ...page } = await paged(db, { rows: shown, by }, input)
    return {
      ...page,
      rows: rows.map(({ lineId: _, paidAt, buyerName, payableFen, ...goods }) => ({
        ...goods,
        amountFen: payableFen,
        buyerName: maskName(buyerName),
        at: paidAt!.toISOString(),
      })),
    }
  },
} satisfies Handlers<typeof dealCalls>
