import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStates } from '@wotu/contract/trading/order/state.ts'
import { setFilesDir } from '#adapters/files.ts'
import { loadAreas } from '../basic/index.ts'
import { checkPayPassword } from '../finance/pay-password/payPassword.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { testDb, wotu } from '#kernel/testing/testing.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { call, owner, seller as sellerOf } from '../testing/call.ts'
import { loadCategories } from '../trading/index.ts'
import { createBackend } from '../partnerBackend.ts'
import { seedDemo } from './index.ts'
import { buyer, demoPassword, demoPayPassword, employee, named, seller } from './people.ts'

const partner = createBackend({ origin: 'http://127.0.0.1:4601', platform: 'http://localhost:4600' })
const { db } = await testDb()
const files = await mkdtemp(join(tmpdir(), 'wotu-demo-'))
afterAll(() => rm(files, { recursive: true }))

beforeAll(async () => {
  setFilesDir(files)
  await loadAreas(db)
  await loadCategories(db, wotu)
  await seedDemo(db, { partner })
}, 60_000)

const inDemo = (body: () => Promise<void>) => () => inTenant(wotu, body)
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows
const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await rows(query))[0]!
const idOf = async ({ phone }: { phone: string }) =>
  (await one(sql<{ id: string }>`select id from member where phone = ${phone}`)).id

/** Rows of every table that the seed may write. */
const census = async () => {
  const tables = await rows(
    sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables)
    if (name !== 'migration')
      counts[name] = (await one(sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`)).n
  return counts
}

describe('the demo market', () => {
  it(
    'has 8 shops and 300 goods, each with a category, specs, a title that search finds, and freight',
    inDemo(async () => {
      expect(
        await one(sql`select count(*) as n from shop where state = 'open' and logo <> '' and banner <> ''`),
      ).toEqual({ n: 8 })
      expect(
        await one(sql`
          select count(*) as goods, count(*) filter (where state = 'on') as on_sale, count(distinct title) as titles,
            min(cardinality(grams)) > 1 as indexed,
            bool_and(exists (select from category c where c.id = g.category_id and c.leaf)) as placed,
            bool_and((select min(price_fen) from goods_spec s where s.goods_id = g.id) = min_price_fen) as priced
          from goods g`),
      ).toEqual({ goods: 300, onSale: 299, titles: 300, indexed: true, placed: true, priced: true })
    }),
  )

  it(
    'has points that add up: some earned by what its people did, some expired',
    inDemo(async () => {
      expect(
        await rows(sql`select distinct kind from point_entry where bo_id = ${await idOf(buyer)} order by kind`),
      ).toEqual(['evaluate', 'expire', 'profile', 'receive', 'register'].map((kind) => ({ kind })))
      const wrong = sql`
        select a.bo_id from point_account a join point_entry e on e.bo_id = a.bo_id
        group by a.bo_id having sum(e.points) <> a.earned - a.spent`
      expect(await rows(wrong)).toEqual([])
      const unlike = sql`
        select id from (select id, balance, sum(points) over (partition by bo_id order by at, id) as sum from point_entry) e
        where sum <> balance`
      expect(await rows(unlike)).toEqual([])
    }),
  )

  it(
    'draws a picture of its own for each of the goods, and stores every one that is shown',
    inDemo(async () => {
      expect(await one(sql`select count(distinct pictures[1]) as n from goods`)).toEqual({ n: 300 })
      const missing = sql`
        select p from goods, unnest(pictures) p
        where not exists (select from stored_file where '/files/' || key || '.svg' = p)`
      expect(await rows(missing)).toEqual([])
      const { hash } = await one(sql<{ hash: string }>`select hash from stored_file limit 1`)
      const folder = (await readdir(files)).find((name) => hash.startsWith(name))!
      expect(await readFile(join(files, folder, hash), 'utf8')).toMatch(/^<svg .*<\/svg>$/s)
    }),
  )

  it(
    'has orders in every state, for its buyer and for its seller',
    inDemo(async () => {
      const statesOf = async (column: string, id: string) =>
        (await rows(sql<{ state: string }>`select distinct state from orders where ${sql.ref(column)} = ${id}`)).map(
          (row) => row.state,
        )
      const every = Object.keys(orderStates).sort()
      expect((await statesOf('buyer_id', await idOf(buyer))).sort()).toEqual(every)
      expect((await statesOf('seller_id', await idOf(seller))).sort()).toEqual(every)
      const { n } = await one(
        sql<{ n: number }>`select count(*) as n from orders where now() - created_at < interval '90 days'`,
      )
      expect(n).toBeGreaterThanOrEqual(60)
    }),
  )

  it(
    'keeps true books: entries sum to zero, balances are the sums of their entries, escrow is what is under way',
    inDemo(async () => {
      expect(await rows(sql`select posting_id from entry group by 1 having sum(amount_fen) <> 0`)).toEqual([])
      const wrong = sql`
        select a.owner_id, a.kind from account a left join entry e on e.owner_id = a.owner_id and e.account = a.kind
        group by a.owner_id, a.kind, a.balance_fen having a.balance_fen <> coalesce(sum(e.amount_fen), 0)`
      expect(await rows(wrong)).toEqual([])
      const escrow = sql`
        select coalesce((select sum(payable_fen) from orders where pay_way in ('balance', 'card', 'scan')
            and state in ('unsent', 'partSent', 'unreceived')), 0)
          = (select sum(balance_fen) from account where kind = 'escrow') as same`
      expect(await one(escrow)).toEqual({ same: true })
    }),
  )

  it(
    'has the same movements in the books of the sandbox bank as in its own',
    inDemo(async () => {
      const difference = sql`
        with bank as (
          select 'payment:' || biz_id as no, amount_fen from sandbox_payment where state = 'success'
          union all select 'transfer:' || biz_id, amount_fen from sandbox_transfer
        ), ours as (
          select counterparty as no, abs(sum(amount_fen)) as amount_fen from entry where account = 'channel' group by 1
        )
        select * from bank full join ours using (no, amount_fen) where bank.no is null or ours.no is null`
      expect(await rows(difference)).toEqual([])
    }),
  )

  it(
    'has locked exactly the stock that unfinished orders wait for',
    inDemo(async () => {
      const wrong = sql`
        select s.id from goods_spec s left join (
          select l.spec_id, sum(l.quantity - l.sent) as n from order_line l join orders o on o.id = l.order_id
          where o.state in ('unpaid', 'unconfirmed', 'unsent', 'partSent') group by 1
        ) w on w.spec_id = s.id where s.locked <> coalesce(w.n, 0)`
      expect(await rows(wrong)).toEqual([])
    }),
  )

  it(
    'signs its eight members in, with password and payment password',
    inDemo(async () => {
      for (const person of named) {
        const me = await call(
          db,
          '/api/basic/member/login/ticketLogin',
          { loginName: person.phone, password: demoPassword },
          asVisitor,
        )
        expect(me).toMatchObject({ memberId: await idOf(person) })
        const { actor } = owner(await idOf(person))
        await checkPayPassword({ db, systemId: wotu, actor: actor!, now: new Date() }, demoPayPassword)
      }
      const grants = sql`select bo_id, grants from employee where member_id = ${await idOf(employee)}`
      expect(await rows(grants)).toEqual([{ boId: await idOf(seller), grants: ['order', 'goods'] }])
    }),
  )

  it(
    'can be read by the calls that its screens make',
    inDemo(async () => {
      const who = owner(await idOf(buyer))
      const cart = await call(db, '/api/buyer/trading/cart/selOrderCart', {}, who)
      expect([cart.shops.length, cart.invalid.length]).toEqual([2, 1])
      const shop = await one(
        sql<{
          sellerId: string
          shopId: string
        }>`select bo_id as seller_id, id as shop_id from shop where bo_id = ${await idOf(seller)}`,
      )
      const sold = await call(db, '/api/trading/order/selAllOrderListByPage/v3', { size: 50 }, sellerOf(shop))
      expect(sold.total).toBeGreaterThan(30)
      const kept = await call(db, '/api/basic/fav/myFavListByPage', { kind: 'goods' }, who)
      expect(kept.rows.map(({ valid }) => valid)).toContain(false)
    }),
  )

  it('is seeded once: a second time changes nothing', async () => {
    const before = await inTenant(wotu, census)
    await seedDemo(db, { partner })
    expect(await inTenant(wotu, census)).toEqual(before)
  })
})
