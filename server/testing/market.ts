import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { wotu } from '#kernel/testing/testing.ts'
import type { Caller } from '#kernel/call/call.ts'
import { hashPayPassword } from '../finance/index.ts'
import { openAccounts, post, platform } from '../finance/ledger/ledger.ts'
import type { FreightRule } from '../trading/tables.ts'
import { call } from './call.ts'

/** The smallest market that a test can trade in. Every function writes through the db it is given. */

const freeEverywhere: FreightRule[] = [{ areaCodes: [], deliver: true, first: 1, firstFen: 0, next: 1, nextFen: 0 }]

/** Cheap on purpose: tests make many members and none of them checks the strength of the hash. */
const passwordHash = await hash('test', { memoryCost: 1024, timeCost: 1 })

/** A member with open accounts, `balanceFen` of it recharged, and an address in 五常. */
export async function makeMember(db: Db, { balanceFen = 0, name = '王建国', systemId = wotu } = {}) {
  const id = newId()
  const phone = `1${id.slice(-10)}`
  await db
    .insertInto('member')
    .values({ systemId, id, loginName: phone, phone, kind: 'person', name, passwordHash, disabledAt: null })
    .execute()
  await openAccounts(db, systemId, id)
  if (balanceFen > 0) await recharge(db, id, balanceFen)
  const addressId = newId()
  await db
    .insertInto('address')
    .values({
      systemId,
      boId: id,
      id: addressId,
      consignee: name,
      phone,
      areaCode: '230184',
      areaName: '黑龙江省 哈尔滨市 五常市',
      detail: '民意乡富胜村3组12号',
      isDefault: true,
    })
    .execute()
  return { id, phone, addressId }
}

/** A picture that a member has uploaded. @returns its path, as calls take it */
export async function giveFile(db: Db, memberId: string, mime: 'image/png' | 'video/mp4' = 'image/png') {
  const key = randomBytes(16).toString('base64url')
  await db
    .insertInto('storedFile')
    .values({ systemId: wotu, memberId, id: newId(), key, name: 'v', mime, bytes: 1, hash: key, createdAt: new Date() })
    .execute()
  return `/files/${key}.${mime.slice(-3)}`
}

export const recharge = (db: Db, ownerId: string, amountFen: number) => {
  const key = `recharge:${newId()}`
  return post(db, new Date(), [
    {
      ownerId,
      key,
      kind: 'recharge',
      bizNo: key,
      legs: [
        { ownerId: platform, account: 'channel', amountFen: -amountFen },
        { ownerId, account: 'available', amountFen },
      ],
    },
  ])
}

/** A seller with an open shop. */
export async function makeShop(db: Db, { rules = freeEverywhere } = {}) {
  const seller = await makeMember(db, { name: '李秀英' })
  const shopId = newId()
  await db
    .insertInto('shop')
    .values({ systemId: wotu, boId: seller.id, id: shopId, name: `五常稻香店${shopId}` })
    .execute()
  const templateId = newId()
  await db
    .insertInto('freightTemplate')
    .values({
      systemId: wotu,
      sellerId: seller.id,
      id: templateId,
      name: '全国',
      measure: 'count',
      rules: JSON.stringify(rules),
    })
    .execute()
  return { sellerId: seller.id, shopId, templateId }
}

type Shop = Awaited<ReturnType<typeof makeShop>>

/** Goods on sale with one spec. Price in fen. */
export async function makeGoods(
  db: Db,
  shop: Shop,
  { priceFen = 12_800, stock = 100, minQuantity = 1, state = 'on' as 'on' | 'off' } = {},
) {
  const goodsId = newId()
  const specId = newId()
  const { sellerId, shopId, templateId } = shop
  await db
    .insertInto('goods')
    .values({
      systemId: wotu,
      sellerId,
      id: goodsId,
      shopId,
      categoryId: '1',
      title: '五常大米',
      unit: '袋',
      freightTemplateId: templateId,
      state,
      minPriceFen: priceFen,
    })
    .execute()
  await db
    .insertInto('goodsSpec')
    .values({ systemId: wotu, sellerId, id: specId, goodsId, name: '5kg/袋', priceFen, stock, minQuantity })
    .execute()
  return { goodsId, specId, priceFen }
}

/** The payment password 246810. `setPepper` comes first. */
export const givePayPassword = async (db: Db, boId: string) =>
  db
    .insertInto('payPassword')
    .values({
      systemId: wotu,
      boId,
      hash: await hashPayPassword(boId, '246810'),
      updatedAt: new Date(),
      lockedUntil: null,
      cashFrom: null,
    })
    .execute()

/** Pays a bill from the balance, with the payment password. */
export async function payBill(db: Db, as: Caller, payId: string, amountFen: number) {
  const what = { purpose: 'pay' as const, bizId: payId, amountFen }
  const { authorisationId } = await call(
    db,
    '/api/basic/member/login/checkoutPayPwd',
    { password: '246810', ...what },
    as,
  )
  return call(db, '/api/finance/cashier/banlancePay', { payId, authorisationId }, as, newId())
}
