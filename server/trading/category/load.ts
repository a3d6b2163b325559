import type { AttrDef } from '@wotu/contract/trading/category.ts'
import type { Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { categoryData, type CategoryBranch } from './categories.ts'

const words = (text: string) => text.split(' ').filter(Boolean)

const two = (place: number) => String(place).padStart(2, '0')

const attrsOf = (branch: CategoryBranch): AttrDef[] =>
  Object.entries(branch.attrs).map(([name, options], i) => ({
    id: String(i + 1),
    name: name.replace('*', ''),
    options: words(options),
    required: name.endsWith('*'),
  }))

const rowsOf = (systemId: number) => {
  const plain = { systemId, attrs: '[]', specs: [], units: [] }
  return categoryData.flatMap((branch, i) => {
    const id = String(10 + i)
    const attrs = JSON.stringify(attrsOf(branch))
    const [specs, units] = [words(branch.specs), words(branch.units)]
    const children = Object.entries(branch.children).flatMap(([name, leaves], j) => {
      const childId = id + two(j + 1)
      return [
        { ...plain, id: childId, parentId: id, name, level: 2, sort: j, leaf: false },
        ...words(leaves).map((leaf, k) => ({
          ...plain,
          id: childId + two(k + 1),
          parentId: childId,
          name: leaf,
          level: 3,
          sort: k,
          leaf: true,
        })),
      ]
    })
    return [
      { systemId, id, parentId: null, name: branch.name, level: 1, sort: i, leaf: false, attrs, specs, units },
      ...children,
    ]
  })
}

/** Writes a tenant's categories, once; another process that does so at the same moment does no harm. */
export const loadCategories = (db: Db, systemId: number): Promise<void> =>
  inTenant(systemId, async () => {
    if (await db.selectFrom('category').select('id').limit(1).executeTakeFirst()) return
    await db
      .insertInto('category')
      .values(rowsOf(systemId))
      .onConflict((c) => c.doNothing())
      .execute()
  })
