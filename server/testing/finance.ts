import { luhnFits } from '#adapters/channel/bins.ts'
import { newId } from '#kernel/db/ids.ts'
import type { Db } from '#kernel/db/db.ts'
import { wotu } from '#kernel/testing/testing.ts'
import { call, owner } from './call.ts'
import { makeGoods, makeMember, makeShop } from './market.ts'

/** A card number of a bank with a fitting check digit. */
export const numberOf = (bin: string, n = 0) => {
  const body = `${bin}${String(n).padStart(9, '0')}`
  return [...'0123456789'].map((digit) => body + digit).find(luhnFits)!
}

/** A bound card, as after binding it. */
export async function giveCard(
  db: Db,
  boId: string,
  { last4 = '0006', isDefault = false, state = 'bound' as 'bound' | 'verifying' } = {},
) {
  const id = newId()
  await db
    .insertInto('bankCard')
    .values({
      systemId: wotu,
      boId,
      id,
      kind: 'person',
      holder: '王建国',
      bankCode: 'CMB',
      bankName: '招商银行',
      last4,
      token: newId(),
      phone: '13900000001',
      state,
      isDefault,
      createdAt: new Date(),
    })
    .execute()
  return id
}

/** The payment password, checked, for one thing. */
export const authorisation = async (
  db: Db,
  boId: string,
  what: { purpose: 'pay' | 'cash' | 'card'; bizId: string; amountFen: number },
) =>
  (await call(db, '/api/basic/member/login/checkoutPayPwd', { password: '246810', ...what }, owner(boId)))
    .authorisationId

/** A withdrawal that is with the channel. */
export async function withdraw(db: Db, boId: string, cardId: string, amountFen: number) {
  const path = '/api/finance/balanceBusInfo/cash'
  const { id } = await call(db, path, { step: 'draft', amountFen, cardId }, owner(boId), newId())
  const authorisationId = await authorisation(db, boId, { purpose: 'cash', bizId: id, amountFen })
  return call(db, path, { step: 'submit', withdrawalId: id, authorisationId }, owner(boId), newId())
}

/** The last code that was sent to a phone. */
export async function codeOf(db: Db, phone: string) {
  const { text } = await db
    .selectFrom('outboxSms')
    .select('text')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(text)![0]
}

export const balancesOf = async (db: Db, ownerId: string) => {
  const rows = await db.selectFrom('account').select(['kind', 'balanceFen']).where('ownerId', '=', ownerId).execute()
  return Object.fromEntries(rows.map((row) => [row.kind, row.balanceFen]))
}

/** A buyer with one unpaid order, and its bill. */
export async function orderBill(db: Db, { balanceFen = 0 } = {}) {
  const shop = await makeShop(db)
  const goods = await makeGoods(db, shop)
  const buyer = await makeMember(db, { balanceFen })
  const as = owner(buyer.id)
  const { payId, payableFen, orderIds } = await call(
    db,
    '/api/buyer/trading/order/orderSubmit',
    { now: { specId: goods.specId, quantity: 1 }, addressId: buyer.addressId, payableFen: goods.priceFen },
    as,
    newId(),
  )
  return { shop, goods, buyer, as, payId, payableFen, orderId: orderIds[0]! }
}
