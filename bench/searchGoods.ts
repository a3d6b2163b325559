import type pg from 'pg'
import { GoodsFilter } from '../contract/trading/goods.ts'
import { openPool } from '../server/kernel/db/db.ts'
import { inTenant } from '../server/kernel/call/tenant.ts'
import { searchGoods } from '../server/trading/goods/search.ts'
import { searchWords } from '../server/trading/freight/grams.ts'
import '../server/trading/tables.ts'
import { Connection } from './client.ts'
import { firstSeller, sellers, tokenOf } from './market.ts'
import { atMost, p50p99, quantile, type Row } from './report.ts'

const places = '五常 盘锦 烟台 赣南 洛川 阳澄 宁夏 云南 海南 新疆 东北 信阳 安溪 寿光 长白 武夷'.split(' ')
const manners = '有机 新鲜 现摘 农家 绿色 精选 富硒 散装 礼盒 批发'.split(' ')
const kinds =
  '大米 小米 玉米 苹果 脐橙 香梨 葡萄 樱桃 枸杞 红枣 核桃 木耳 香菇 茶叶 蜂蜜 土豆 番茄 黄瓜 白菜 大蒜 生姜 鸡蛋 羊肉 牛肉 鲫鱼 大闸蟹'.split(
    ' ',
  )
/** Common, and less so. */
const words = [...places, ...manners, ...kinds].filter((word) => word.length === 2)

/** So many goods on sale, every title another mix of the same words. */
export const fillGoods = async (client: pg.Client, count: number): Promise<void> => {
  const batch = 5000
  for (let from = 0; from < count; from += batch) {
    const goods = Array.from({ length: Math.min(batch, count - from) }, (_, k) => {
      const i = from + k
      const word = (list: string[], step: number) => list[Math.floor(i / step) % list.length]!
      const title = `${word(places, 7)}${word(manners, 3)}${word(kinds, 1)}${i}`
      return { i, title, ...searchWords(title, []), price: 100 + ((i * 7919) % 50_000) }
    })
    await client.query(
      `insert into goods (system_id, seller_id, id, shop_id, category_id, title, unit, state, min_price_fen, sales, keywords, grams)
       select 1001, h.bo_id, 900000000000000000 + g.i, h.id, 1, g.title, '斤', 'on', g.price, g.i % 997, g.keywords,
         array(select jsonb_array_elements_text(g.grams))
       from jsonb_to_recordset($1::jsonb) as g(i bigint, title text, keywords text, grams jsonb, price bigint)
       join shop h on h.bo_id = ${firstSeller} + g.i % ${sellers}`,
      [JSON.stringify(goods)],
    )
  }
  await client.query('vacuum analyze goods')
}

const idOf = (i: number) => String(900_000_000_000_000_000n + BigInt(i))
const sellerOf = (id: string) => String(BigInt(firstSeller) + ((BigInt(id) - BigInt(idOf(0))) % BigInt(sellers)))
const timed = async (times: number[], fn: () => Promise<unknown>) => {
  const begun = performance.now()
  await fn()
  times.push(performance.now() - begun)
}

/** Alternates searches of a two-character word with reads of one row by its key, through HTTP and then without. */
export const measureSearch = async (port: number, url: string, goods: number, times: number): Promise<Row[]> => {
  const connection = await Connection.open(port)
  const post = async (path: string, body: object) => {
    const answer = await connection.post(path, tokenOf(0), body)
    if (!answer.body.startsWith('{"code":"0"')) throw new Error(`${path} answered ${answer.body.slice(0, 300)}`)
  }
  const { db } = openPool(url, 1)
  const ways = {
    'through HTTP': {
      search: (keyword: string) => post('/api/buyer/dmp/goods/es/search', { keyword }),
      read: (id: string) => post('/api/trading/goods/detail', { id }),
    },
    'at the database': {
      search: (keyword: string) => inTenant(1001, () => searchGoods(db, GoodsFilter.parse({ keyword }))),
      read: (id: string) =>
        inTenant(1001, () =>
          db
            .selectFrom('goods')
            .selectAll()
            .where('sellerId', '=', sellerOf(id))
            .where('id', '=', id)
            .executeTakeFirstOrThrow(),
        ),
    },
  }
  const rows: Row[] = []
  for (const [way, { search, read }] of Object.entries(ways)) {
    const [searchMs, readMs]: [number[], number[]] = [[], []]
    for (let i = -words.length; i < times; i += 1) {
      // The first round of words warms both up.
      await timed(i < 0 ? [] : searchMs, () => search(words.at(i % words.length)!))
      await timed(i < 0 ? [] : readMs, () => read(idOf(Math.abs(i * 7919) % goods)))
    }
    rows.push(
      { what: `search ${way}, p50 / p99`, value: p50p99(searchMs) },
      { what: `read by key ${way}, p50 / p99`, value: p50p99(readMs) },
      atMost(`search ÷ read ${way}, p99`, quantile(searchMs, 0.99) / quantile(readMs, 0.99), 8, ' ×'),
    )
  }
  connection.close()
  await db.destroy()
  return rows
}
