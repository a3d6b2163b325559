import { onePixel } from '@wotu/contract/upload.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { hashToken } from '#kernel/call/session.ts'
import { as, asVisitor } from '#kernel/testing/call.ts'
import { wotu } from '#kernel/testing/testing.ts'
import { loadAreas } from '../basic/index.ts'
import { call } from '../testing/call.ts'
import { givePayPassword, makeGoods, makeMember, makeShop, payBill, recharge } from '../testing/market.ts'
import { loadCategories } from '../trading/index.ts'
import { makeMoney } from './victimMoney.ts'
import { makeSignIn } from './victimSignIn.ts'

/** A buyer and a seller with something of everything: what nobody else may see or move. */
export type Victim = Awaited<ReturnType<typeof makeThings>>

/** A name that stands in nothing public: wherever it turns up in a stranger's answer, something leaked. */
const canary = '金丝雀一号'

export const address = { consignee: '王建国', phone: '13900000001', areaCode: '230184', detail: '民意乡富胜村3组12号' }
export const manufacturer = {
  name: canary,
  kind: 'cooperative' as const,
  leader: '王建国',
  phone: '13900000001',
  areaCode: '230184',
}
const dispatch = { way: 'express' as const, company: '顺丰速运', waybill: 'SF1234567890' }

/** Signs a member in on the platform, as the door will find them by the token. */
export async function signIn(db: Db, memberId: string, boId = memberId, systemId = wotu): Promise<string> {
  const token = newId() + newId()
  await db
    .insertInto('session')
    .values({
      systemId,
      id: hashToken(token),
      memberId,
      boId,
      kind: 'cookie',
      origin: null,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    .execute()
  return token
}

/** One who is registered and nobody's: whoever has their phone may hire them, and is told what they typed. */
async function makePasserBy(db: Db) {
  const name = '路人'
  const known = await db.selectFrom('member').select('phone').where('name', '=', name).executeTakeFirst()
  return known ?? makeMember(db, { name })
}

/** Who they are, and what everybody may see of them: a buyer, a seller with a shop and goods, one who is new. */
export async function makeFront(db: Db, name = canary) {
  await loadAreas(db)
  await loadCategories(db, wotu)
  const shop = await makeShop(db)
  const goods = await makeGoods(db, shop)
  await db.updateTable('member').set({ kind: 'business' }).where('id', '=', shop.sellerId).execute()
  const buyer = await makeMember(db, { name })
  const { id: newcomerId, phone: newcomerPhone } = await makeMember(db, { name })
  await givePayPassword(db, buyer.id)
  await givePayPassword(db, shop.sellerId)
  const signedIn = async (memberId: string, shopId: string | null = null) => {
    const token = await signIn(db, memberId)
    return { token, as: as({ memberId, shopId, sessionId: hashToken(token) }) }
  }
  return {
    name,
    words: `${name}留言`,
    shop,
    goods,
    buyer: { id: buyer.id, phone: buyer.phone },
    newcomer: { id: newcomerId, phone: newcomerPhone },
    passerBy: await makePasserBy(db),
    session: await signedIn(buyer.id),
    sellerSession: await signedIn(shop.sellerId, shop.shopId),
    newcomerSession: await signedIn(newcomerId),
  }
}
export type Front = Awaited<ReturnType<typeof makeFront>>

/** What they have, each thing in the state in which its calls go through. */
export async function makeThings(db: Db, front: Front) {
  const { goods, buyer, shop } = front
  const [as, asSeller] = [front.session.as, front.sellerSession.as]
  await recharge(db, buyer.id, 1_000_000)
  const addressId = (await call(db, '/api/basic/address/addAddr', address, as)).id
  const { phone } = await makeMember(db, { name: front.name })
  const hired = { phone, name: front.name, roles: [], functions: ['order' as const], post: '客服', tags: [front.name] }
  const employeeId = (await call(db, '/api/basic/member/memberEmployee/addMemberEmployee', hired, as)).id
  const manufacturerId = (
    await call(db, '/api/basic/manage/manufacturer/add', { ...manufacturer, name: front.name }, as)
  ).id

  const org = { type: 'company' as const, areaCode: '230184', detail: front.words, contact: front.name }
  await call(db, '/api/basic/member/updOrgInfo', { ...org, phone: '13900000001' }, asSeller)
  const dataTempId = (await call(db, '/api/basic/memberDataTemp/addDataTemp', { type: 'shop' }, as)).id
  const details = [{ name: 'shopName', value: front.name }]
  await call(db, '/api/basic/memberDataTemp/addDetail', { id: dataTempId, details }, as)

  const addLine = () => call(db, '/openapi/trading/cart/addOrderCartV2/1.0', { specId: goods.specId, quantity: 2 }, as)
  const order = async () => {
    const { lineId } = await addLine()
    const placed = await call(
      db,
      '/api/buyer/trading/order/orderSubmit',
      {
        lineIds: [lineId],
        addressId,
        payableFen: goods.priceFen * 2,
        messages: { [shop.shopId]: front.words },
      },
      as,
      newId(),
    )
    const orderId = placed.orderIds[0]!
    const { lines } = await call(db, '/api/trading/order/selSellerOrderDetailById', { id: orderId }, asSeller)
    return { ...placed, orderId, lineId: lines[0]!.id }
  }
  type Placed = Awaited<ReturnType<typeof order>>
  const paid = async () => {
    const placed = await order()
    await payBill(db, as, placed.payId, placed.payableFen)
    return placed
  }
  const send = async ({ orderId, lineId }: Placed) => {
    const lines = [{ lineId, quantity: 2 }]
    const sent = { id: orderId, dispatch, lines }
    const { shipments } = await call(db, '/openapi/trading/order/orderDelivery', sent, asSeller, newId())
    return shipments[0]!.id
  }
  const receive = async () => {
    const placed = await paid()
    await send(placed)
    await call(db, '/api/buyer/trading/order/orderReceived', { id: placed.orderId }, as, newId())
    return placed
  }
  const stars = { stars: 5, described: 5, service: 5, logistics: 4 }

  const upload = await call(db, '/api/buyer/basic/system/file/uploadBase64', onePixel, as)
  const closedOffline = async () => {
    const placed = await order()
    const { orderId: id } = placed
    await call(db, '/api/trading/orderHandle/uploadVoucher', { id, voucher: [upload.url] }, as, newId())
    await call(db, '/api/trading/order/modifyOrderByObj', { id, action: 'confirmPayment' }, asSeller)
    await call(db, '/api/trading/order/cancelOrder', { id, why: '缺货' }, asSeller, newId())
    return placed
  }
  const unpaid = await order()
  const unsent = await paid()
  const sentOrder = await paid()
  const sent = { ...sentOrder, shipmentId: await send(sentOrder) }
  const received = await receive()
  const evaluated = await receive()
  const praise = { orderId: evaluated.orderId, lines: [{ lineId: evaluated.lineId, ...stars, words: '米香浓郁' }] }
  await call(db, '/api/buyer/trading/evaluate/addEvalOrder', praise, as, newId())
  const cancelled = await order()
  const why = '不想买了'
  await call(db, '/api/buyer/trading/order/cancelOrder', { id: cancelled.orderId, why }, as, newId())
  const offline = await order()
  const voucher = { id: offline.orderId, voucher: [upload.url] }
  await call(db, '/api/trading/orderHandle/uploadVoucher', voucher, as, newId())
  // Paid by transfer and closed: of one the seller has sent the money back, and the buyer has not said that it came.
  const owed = await closedOffline()
  const closed = await closedOffline()
  const sellersUpload = await call(db, '/api/buyer/basic/system/file/uploadBase64', onePixel, asSeller)
  const refund = { id: closed.orderId, voucher: [sellersUpload.url] }
  await call(db, '/api/trading/orderHandle/uploadRefundVoucher', refund, asSeller)

  await call(db, '/api/basic/fav/addFav', { kind: 'goods', targetId: goods.goodsId }, as)
  const favourites = await call(db, '/api/basic/fav/myFavListByPage', { kind: 'goods' }, as)
  await call(db, '/api/buyer/dmp/search/history/add', { words: front.words }, as)
  await call(db, '/api/basic/cache/setRedisByBoId', { key: 'publish.draft', value: front.words }, as)
  const templateId = newId()
  const { sellerId } = shop
  const template = { name: '东北', measure: 'count' as const, rules: '[]' }
  await db
    .insertInto('freightTemplate')
    .values({ systemId: wotu, sellerId, id: templateId, ...template })
    .execute()
  return {
    ...front,
    ...(await makeMoney(db, front, unpaid)),
    ...(await makeSignIn(db, front)),
    addressId,
    manufacturerId,
    employeeId,
    dataTempId,
    owed,
    closed,
    sellersUpload,
    as,
    asSeller,
    asNewcomer: front.newcomerSession.as,
    lineId: (await addLine()).lineId,
    dispatch,
    upload,
    unpaid,
    unsent,
    sent,
    received,
    evaluated,
    cancelled,
    offline,
    favouriteId: favourites.rows[0]!.id,
    templateId,
  }
}

export const makeVictim = async (db: Db) => makeThings(db, await makeFront(db))

/** Whose call it is. */
export const rightfulCaller = (
  victim: Victim,
  rightful: 'buyer' | 'seller' | 'newcomer' | 'page' | 'staff' | 'visitor',
) =>
  ({
    buyer: victim.as,
    seller: victim.asSeller,
    newcomer: victim.asNewcomer,
    page: victim.onPage,
    staff: as({ memberId: newId(), backOffice: true }),
    visitor: asVisitor,
  })[rightful]
