import type { AttrDef } from '@wotu/contract/trading/category.ts'
import { newId } from '#kernel/db/ids.ts'
import { searchWords } from '../trading/index.ts'
import { draw } from './art/index.ts'
import { catalogue, leafOf, linesOf, type Line, type Range } from './catalogue/index.ts'
import type { Drawings } from './drawings.ts'
import type { Shop } from './market.ts'
import { ago, inBatches, type World } from './world.ts'

export interface Spec {
  id: string
  name: string
  priceFen: number
}

export interface Goods {
  id: string
  sellerId: string
  shopId: string
  title: string
  pictures: string[]
  /** What is drawn: what people say of it depends on that. */
  art: string
  specs: Spec[]
}

/** The goods of the examples, which name them in their pages: the first hundred of all, counted on from here. */
const firstExample = 100_000_000_000_000_001n
const examples = 100

/** 29.80 rather than 29.86: prices end as prices do. */
const rounded = (fen: number) => (fen < 10_000 ? Math.round(fen / 10) * 10 : Math.round(fen / 100) * 100)

/** What leads its range sells best; few people buy a roll of net. */
const popularity = ({ freight }: Range, place: number) => (place === 0 ? 5 : 1) * (freight === 'bulky' ? 0.2 : 1)

const paragraphs = ({ story }: Range, { title, brief }: Line) =>
  [`<h3>${title}</h3>`, `<p>${brief}。</p>`, ...story.map((text) => `<p>${text}</p>`)].join('')

/** A leaf by its name, with the attributes that goods of it are described by: they stand at the first level. */
async function readLeaves({ db }: World) {
  const rows = await db
    .selectFrom('category as leaf')
    .innerJoin('category as branch', 'branch.systemId', 'leaf.systemId')
    .innerJoin('category as top', (j) =>
      j.onRef('top.systemId', '=', 'leaf.systemId').onRef('top.id', '=', 'branch.parentId'),
    )
    .whereRef('branch.id', '=', 'leaf.parentId')
    .where('leaf.leaf', '=', true)
    .select(['leaf.id', 'leaf.name', 'branch.name as branch', 'top.attrs'])
    .execute()
  const leaves = new Map(rows.map((row) => [row.name, row]))
  return (name: string) => {
    const leaf = leaves.get(name)
    if (!leaf) throw new Error(`no category is called ${name}`)
    return leaf
  }
}

/** Attributes by the ids that their category gives them; a title says the breed where nothing else does. */
const attrsOf = (defs: readonly AttrDef[], { attrs }: Range, { title }: Line) => {
  const named: Record<string, string> = { 品种: title.split(' ')[0]!, 品种名称: title.split(' ')[0]!, ...attrs }
  return Object.fromEntries(defs.flatMap(({ id, name }) => (named[name] ? [[id, named[name]]] : [])))
}

/** The catalogue, put on sale in the eight shops; one of each shop's goods has been taken off again. */
export async function seedGoods(world: World, shops: Shop[], drawings: Drawings): Promise<Goods[]> {
  const { db, random, systemId, areaNames } = world
  const leafNamed = await readLeaves(world)
  const all = catalogue.flatMap((ranges, i) =>
    ranges.flatMap((range) => linesOf(range).map((line, place) => ({ range, line, place, shop: shops[i]! }))),
  )
  const made = all.map(({ range, line, place, shop }, i) => {
    const id = i < examples ? String(firstExample + BigInt(i)) : newId()
    const { sellerId } = shop
    const leaf = leafNamed(leafOf(line.title, range.category))
    const createdAt = ago(world, random.between(2, shop.openedDaysAgo - 5))
    const specs = range.packs.map(([name, times, weightG], sort) => ({
      systemId,
      sellerId,
      id: newId(),
      goodsId: id,
      name,
      sort,
      weightG,
      priceFen: rounded(line.priceFen * times),
      stock: random.int(60, 2400),
      minQuantity: 1,
      volumeCm3: weightG * 2,
    }))
    const row = {
      systemId,
      sellerId,
      id,
      shopId: shop.id,
      createdAt,
      updatedAt: createdAt,
      categoryId: leaf.id,
      title: line.title,
      brief: line.brief,
      ...searchWords(line.title, [leaf.name, leaf.branch]),
      pictures: [0, 1, 2].map((view) => drawings.add(sellerId, draw(line.art, line.title, view))),
      unit: range.unit,
      attrs: JSON.stringify(attrsOf(leaf.attrs, range, line)),
      originCode: range.origin,
      originName: areaNames.get(range.origin)!,
      detail: paragraphs(range, line),
      freightTemplateId: shop.freight[range.freight],
      state: 'on' as const,
      minPriceFen: specs[0]!.priceFen,
      sales: Math.round(Math.exp(random.between(3.5, 6.5)) * popularity(range, place)),
    }
    return { row, specs, art: line.art }
  })
  await inBatches(made, (some) =>
    db
      .insertInto('goods')
      .values(some.map(({ row }) => row))
      .execute(),
  )
  await inBatches(
    made.flatMap(({ specs }) => specs),
    (some) => db.insertInto('goodsSpec').values(some).execute(),
  )
  return made.map(({ row, specs, art }) => ({ ...row, specs, art }))
}
