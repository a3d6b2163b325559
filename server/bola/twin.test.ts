import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract, type Path } from '@wotu/contract/index.ts'
import { setClock } from '#kernel/clock.ts'
import type { Db } from '#kernel/db/db.ts'
import { newId } from '#kernel/db/ids.ts'
import { setPepper } from '#kernel/call/pepper.ts'
import { Refusal } from '#kernel/call/refuse.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { provesNoCall } from '#kernel/testing/made.ts'
import { tx } from '#kernel/call/tx.ts'
import { setFilesDir } from '#adapters/files.ts'
import { testBank } from '../testing/bank.ts'
import { call, market } from '../testing/call.ts'
import { giveCard } from '../testing/finance.ts'
import { makeGoods } from '../testing/market.ts'
import { attacks } from './inputs.ts'
import { makeVictim, rightfulCaller, type Victim } from './victim.ts'

// The walk tries what strangers may not. This is its other half: whoever may, and makes the call on what is theirs,
// touches and sees nothing of a twin who has one of everything, too, and had it first; and of their own no more than
// one thing of a kind.

setPepper('test')
setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))
provesNoCall()
await testBank()

let twin: Victim
let own: Victim
let secrets: string[]

beforeAll(async () => {
  const { db } = await testDb()
  await inTenant(wotu, async () => {
    // Both have a code sent to one phone, which there is but one of a minute.
    setClock(new Date(Date.now() - 2 * 3_600_000))
    twin = await tx(db, makeVictim)
    setClock('running')
    own = await tx(db, makeVictim)
    await tx(db, (trx) => giveMore(trx, own))
  })
  const { buyer, unpaid, unsent, sent, received } = twin
  secrets = [
    buyer.phone,
    twin.addressId,
    twin.lineId,
    twin.favouriteId,
    unpaid.payId,
    sent.shipmentId,
    ...[unpaid, unsent, sent, received].flatMap((order) => [order.orderId, order.lineId]),
    twin.cardId,
    twin.newCardId,
    twin.withdrawalId,
    twin.flowId,
    twin.holdId,
  ]
})

/** A second one of what `makeVictim` gives one of, so that it shows when a call reaches further than it was told to. */
async function giveMore(db: Db, { as, shop, buyer }: Victim) {
  const area = {
    code: '230184',
    parent: '230100',
    level: 3,
    name: '五常市',
    fullName: '黑龙江省 哈尔滨市 五常市',
  } as const
  await db
    .insertInto('area')
    .values(area)
    .onConflict((on) => on.doNothing())
    .execute()
  const address = { consignee: '王建国', phone: '13900000001', areaCode: '230184', detail: '民意乡富胜村3组13号' }
  await call(db, '/api/basic/address/addAddr', address, as)
  const more = await makeGoods(db, shop)
  await call(db, '/openapi/trading/cart/addOrderCartV2/1.0', { specId: more.specId, quantity: 3 }, as)
  await call(db, '/api/basic/fav/addFav', { kind: 'goods', targetId: more.goodsId }, as)
  await call(db, '/api/basic/fav/addFav', { kind: 'shop', targetId: shop.shopId }, as)
  await call(db, '/api/buyer/dmp/search/history/add', { words: '小米' }, as)
  await call(db, '/api/basic/cache/setRedisByBoId', { key: 'a', value: '1' }, as)
  await call(db, '/api/basic/cache/setRedisByBoId', { key: 'b', value: '2' }, as)
  await giveCard(db, buyer.id)
}

const ownerColumns = ['bo_id', 'owner_id', 'buyer_id', 'seller_id', 'payer_id', 'member_id']

/** Every row that names one of these members as an owner, whatever its key: by table, then by the row's own place. */
async function rowsOf(db: Db, members: string[]): Promise<Record<string, Record<string, string>>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and (column_name = any(${ownerColumns}::text[])
      or table_name = 'member' and column_name = 'id')`.execute(db)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const each = tables.map((table) => {
    const isOwned = columns
      .filter((one) => one.table === table)
      .map(({ column }) => sql`${sql.ref(column)} = any(${members}::bigint[])`)
    return sql`select ${sql.lit(table)} as name,
        coalesce(jsonb_object_agg(concat_ws(' ', j.row ->> 'id', j.row ->> 'owner_id', j.row ->> 'kind', j.row ->> 'key'), j.row::text), '{}') as rows
      from (select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.join(isOwned, sql` or `)}) j`
  })
  const { rows } = await sql<{
    name: string
    rows: Record<string, string>
  }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}

/** How many rows that were there are gone or changed, by table; one is what a call is about, so only more are told. */
const manyChanged = (
  before: Awaited<ReturnType<typeof rowsOf>>,
  after: Awaited<ReturnType<typeof rowsOf>>,
): Record<string, number> => {
  const counts = Object.entries(before).map(([table, rows]) => {
    const changed = Object.entries(rows).filter(([place, row]) => after[table]![place] !== row)
    return [table, changed.length] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 1))
}

/** A default that is passed on, sessions that end with a password, and money that goes from one account to another. */
const several: Partial<Record<Path, Record<string, number>>> = {
  '/api/basic/address/setDefault': { address: 2 },
  '/api/basic/member/login/reSetPwd': { session: 2 },
  '/api/basic/member/login/safeCenterReSetPwd': { session: 2 },
  '/api/finance/cashier/banlancePay': { account: 2 },
  '/api/finance/cashier/orderPayment': { account: 2 },
  '/api/account/card/updCardById': { bank_card: 2 },
  '/api/trading/order/cancelOrder': { account: 2 },
  '/api/buyer/trading/order/orderReceived': { account: 2 },
}

class Undo extends Error {}

describe.each(Object.keys(contract) as Path[])('%s', (path) => {
  it('made by its owner changes no more than it names, and neither touches nor shows a twin’s', async () => {
    const { db } = await testDb()
    const { rightful, inputs } = attacks[path]!
    const caller = rightfulCaller(own, rightful)
    const owns = [own.buyer.id, own.shop.sellerId]
    const twins = [twin.buyer.id, twin.shop.sellerId]
    const done = inTenant(wotu, () =>
      tx(db, async (trx) => {
        const [before, ownBefore] = [await rowsOf(trx, twins), await rowsOf(trx, owns)]
        const answer = await market
          .call(path, inputs[0]!(own) as never, caller, { db: trx, key: newId() })
          .catch((error) => {
            if (error instanceof Refusal) return error.envelope
            throw error
          })
        const text = JSON.stringify(answer)
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
        expect(await rowsOf(trx, twins)).toEqual(before)
        expect(manyChanged(ownBefore, await rowsOf(trx, owns))).toEqual(several[path] ?? {})
        throw new Undo()
      }),
    )
    await expect(done).rejects.toThrow(Undo)
  })
})
