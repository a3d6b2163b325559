import type { Selectable } from 'kysely'
import type { Category, CategoryPath, CategoryTree, categoryCalls } from '@wotu/contract/trading/category.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'
import { inShopThatSells } from '../goods/sellable.ts'
import type { CategoryTable } from '../tables.ts'

type Row = Selectable<CategoryTable>

const shown = ({ id, parentId, name, level, leaf }: Row): Category => ({ id, parentId, name, level, leaf })

/** All of a tenant's categories, a few hundred, by their place. */
const allOf = (db: Db): Promise<Row[]> =>
  db.selectFrom('category').selectAll().orderBy('level').orderBy('sort').orderBy('id').execute()

const childrenIn = (all: readonly Row[], parentId: string | null) => all.filter((row) => row.parentId === parentId)

const treeFrom = (all: readonly Row[], tops: readonly Row[]): CategoryTree[] =>
  tops.map((top) => ({ ...shown(top), children: branchesIn(all, top.id) }))

const branchesIn = (all: readonly Row[], parentId: string | null) =>
  childrenIn(all, parentId).map((row) => ({ ...shown(row), children: childrenIn(all, row.id).map(shown) }))

const lineageIn = (all: readonly Row[], id: string | null): Row[] => {
  const row = all.find((r) => r.id === id)
  return row ? [...lineageIn(all, row.parentId), row] : []
}

const withPath = (all: readonly Row[], row: Row): CategoryPath => ({
  ...shown(row),
  path: lineageIn(all, row.id).map(({ id, name }) => ({ id, name })),
})

const leavesUnder = (all: readonly Row[], row: Row): Row[] =>
  row.leaf ? [row] : childrenIn(all, row.id).flatMap((child) => leavesUnder(all, child))

/** The category and those above it, from the top; empty where there is none. An id begins with those above it. */
export const lineageOf = (db: Db, id: string): Promise<Row[]> =>
  db
    .selectFrom('category')
    .selectAll()
    .where('id', 'in', [...new Set([id.slice(0, 2), id.slice(0, 4), id])])
    .orderBy('level')
    .execute()

/** The first and last id that a leaf under a category can have. */
export const leavesOf = (id: string) => ({ first: id.padEnd(6, '0'), last: id.padEnd(6, '9') })

/** How many goods are on sale in each category, in a shop or in all that sell. */
export const goodsCounts = (db: Db, shopId?: string) =>
  db
    .selectFrom('goods as g')
    .where(inShopThatSells('g.shopId'))
    .where('g.state', '=', 'on')
    .where('g.kind', '=', 'goods')
    .$if(shopId !== undefined, (q) => q.where('g.shopId', '=', shopId!))
    .groupBy('g.categoryId')
    .select((e) => ['g.categoryId', e.fn.countAll<number>().as('count')])
    .execute()

/** The category of the first level that one is under. */
export const topOf = (categoryId: string) => categoryId.slice(0, 2)

/** What the categories from the top down to this one say, nearest first. @throws {Refusal} NOT_FOUND */
async function nearest<T>(db: Db, id: string, pick: (row: Row) => T[]): Promise<T[]> {
  const lineage = await lineageOf(db, id)
  found('类目', lineage.at(-1))
  return lineage.toReversed().flatMap(pick)
}

export const categoryHandlers = {
  '/api/basic/system/category/selCateListByPcateId': async ({ input, db }) =>
    childrenIn(await allOf(db), input.parentId ?? null).map(shown),

  '/api/basic/system/category/selSubCateListByPcateId': async ({ input, db }) =>
    branchesIn(await allOf(db), input.parentId ?? null),

  '/api/basic/system/category/selCateRelListByPcateId': async ({ input, db }) => {
    const all = await allOf(db)
    return childrenIn(all, input.parentId ?? null).map((row) => withPath(all, row))
  },

  '/api/basic/system/category/selCateRelListByParam': async ({ input, db }) => {
    const all = await allOf(db)
    const matching = all.filter((row) => row.name.includes(input.keyword))
    return matching.slice(0, 20).map((row) => withPath(all, row))
  },

  '/api/basic/system/category/selCateListNoneChildrenByPid': async ({ input, db }) => {
    const all = await allOf(db)
    const under = input.parentId === undefined ? childrenIn(all, null) : all.filter((row) => row.id === input.parentId)
    return under.flatMap((row) => leavesUnder(all, row)).map(shown)
  },

  '/api/basic/system/category/selOnlyChildenCateListByPid': async ({ input, db }) =>
    childrenIn(await allOf(db), input.parentId ?? null).map(({ id, name }) => ({ id, name })),

  '/api/basic/system/category/selCateListByShopId': async ({ input, db }) => {
    const [all, counts] = await Promise.all([allOf(db), goodsCounts(db, input.shopId)])
    return all.flatMap((row) => {
      const count = counts.find((c) => c.categoryId === row.id)?.count
      return count === undefined ? [] : [{ ...shown(row), count }]
    })
  },

  '/api/basic/system/category/selCateTreeListByDictId': async ({ input, db }) => {
    const all = await allOf(db)
    return treeFrom(
      all,
      childrenIn(all, null).filter((row) => input.dictId === undefined || row.id === input.dictId),
    )
  },

  '/api/basic/system/category/selCateTreeListByLogin': async ({ db, actor }) => {
    const [all, counts] = await Promise.all([allOf(db), actor.shopId === null ? [] : goodsCounts(db, actor.shopId)])
    const own = new Set(counts.map((c) => topOf(c.categoryId)))
    return treeFrom(
      all,
      childrenIn(all, null).filter((row) => own.size === 0 || own.has(row.id)),
    )
  },

  '/api/basic/system/category/selCateById': async ({ input, db }) => {
    const all = await allOf(db)
    return withPath(
      all,
      found(
        '类目',
        all.find((row) => row.id === input.categoryId),
      ),
    )
  },

  '/api/trading/goods/selCategoryList': async ({ db }) => childrenIn(await allOf(db), null).map(shown),
  '/api/trading/goods/selSubCateByPid': async ({ input, db }) =>
    childrenIn(await allOf(db), input.parentId ?? null).map(shown),
  '/api/trading/goods/selAttrDefByCategory': ({ input, db }) => nearest(db, input.categoryId, (row) => row.attrs),
  '/api/trading/goods/selSpecItemList': ({ input, db }) => nearest(db, input.categoryId, (row) => row.specs),
  '/api/trading/goods/selUnitList': ({ input, db }) => nearest(db, input.categoryId, (row) => row.units),
} satisfies Handlers<typeof categoryCalls>
