import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPool } from '../../../server/kernel/db/db.ts'
import { setPepper } from '../../../server/kernel/call/pepper.ts'
import { hashToken } from '../../../server/kernel/call/session.ts'
import { inTenant } from '../../../server/kernel/call/tenant.ts'
import { wotu } from '../../../server/kernel/testing/testing.ts'
import { givePayPassword, makeGoods, makeMember, makeShop } from '../../../server/testing/market.ts'
import { databaseUrl, House, secret } from './house.ts'
import { Buyer, type BuyerOf } from './load.ts'

setPepper(secret)

/** How often each is killed; `FAULTS=50` for the whole proof. */
const times = Number(process.env.FAULTS ?? 3)
const buyerCount = 8
const initialStock = 1_000_000
/** A start of a process from its source on a busy machine, many times over. */
const perKillMs = 60_000

let house: House
let buyers: Buyer[]

beforeAll(async () => {
  house = await House.open()
  buyers = (await makeMarket()).map((of) => new Buyer(house.port, of))
}, perKillMs)

afterAll(() => house.close())

/** Buyers with money, a session and a payment password, and one kind of goods. */
async function makeMarket(): Promise<BuyerOf[]> {
  const { db } = openPool(await databaseUrl())
  const market = await inTenant(wotu, async () => {
    const { specId, priceFen } = await makeGoods(db, await makeShop(db), { stock: initialStock })
    const made: BuyerOf[] = []
    for (let i = 0; i < buyerCount; i += 1) {
      const { id, addressId } = await makeMember(db, { balanceFen: 1_000_000_000_00 })
      await givePayPassword(db, id)
      const token = `faults-${i}`
      const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 24 * 3_600_000)]
      await db
        .insertInto('session')
        .values({
          systemId: wotu,
          id: hashToken(token),
          memberId: id,
          boId: id,
          kind: 'cookie',
          origin: null,
          createdAt,
          expiresAt,
        })
        .execute()
      made.push({ token, addressId, specId, priceFen })
    }
    return made
  })
  await db.destroy()
  return market
}

/** What must hold whenever one looks: the books balance, and every sack is for sale or promised. */
const books = `
  select (select coalesce(sum(amount_fen), 0) from entry)::int as entries,
    (select count(*) from account a where balance_fen <> (
      select coalesce(sum(amount_fen), 0) from entry e where e.owner_id = a.owner_id and e.account = a.kind))::int as wrong,
    (select stock + locked from goods_spec)::int as sacks,
    (select locked from goods_spec)::int - (select coalesce(sum(quantity - sent), 0) from order_line)::int as promised,
    (select count(*) from orders where state = 'unsent')::int - (select count(*) from posting where kind = 'pay')::int as paid`
const balanced = { entries: 0, wrong: 0, sacks: initialStock, promised: 0, paid: 0 }

const ordersIn = (states: 'any' | 'paid') =>
  house.look(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from orders ${states === 'any' ? '' : "where state = 'unsent'"}`,
    )
    return new Set(rows.map((row) => row.id))
  })

it.each(['killServer', 'killDatabase', 'loseDatabase'] as const)(
  `%s in the middle of a paying load, ${times} times: nothing acknowledged is lost, and nothing is there twice`,
  async (kill) => {
    let stopped = false
    const trading = Promise.all(buyers.map((buyer) => buyer.trade(() => stopped)))
    const starts: number[] = []
    const { pid } = house
    // The server starts its database again, but not for ever.
    const kills = kill === 'loseDatabase' ? Math.min(times, 4) : times
    for (let i = 0; i < kills; i += 1) {
      await sleep(150 + Math.random() * 350)
      const told = { submitted: buyers.flatMap((b) => b.submitted), paid: buyers.flatMap((b) => b.paid) }
      starts.push(await house[kill]())
      if (kill === 'loseDatabase') expect(house.pid).toBe(pid)
      expect((await house.look((client) => client.query(books))).rows[0]).toEqual(balanced)
      const [there, settled] = [await ordersIn('any'), await ordersIn('paid')]
      expect(told.submitted.filter((id) => !there.has(id))).toEqual([])
      expect(told.paid.filter((id) => !settled.has(id))).toEqual([])
    }
    stopped = true
    await trading
    // All that was begun is finished by now: each intent became one order, however often it was sent.
    const submitted = buyers.flatMap((b) => b.submitted)
    expect(new Set(submitted).size).toBe(submitted.length)
    expect(await ordersIn('any')).toEqual(new Set(submitted))
    expect(await ordersIn('paid')).toEqual(new Set(buyers.flatMap((b) => b.paid)))
    expect((await house.look((client) => client.query(books))).rows[0]).toEqual(balanced)
    const slowest = Math.round(Math.max(...starts))
    console.log(
      `${kill} ×${kills}: ${submitted.length} orders acknowledged, none lost or doubled; slowest start ${slowest} ms`,
    )
  },
  times * perKillMs,
)

it(
  'a database that dies again and again is given up: the process ends, and says why',
  async () => {
    expect(await house.loseDatabaseForGood()).toContain('The embedded PostgreSQL is lost')
  },
  2 * perKillMs,
)
