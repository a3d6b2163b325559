import { z } from 'zod'
import { read } from '../call.ts'
import { id, line, nothing } from '../fields.ts'

export const Category = z.object({
  id,
  /** Null for one of the first level. */
  parentId: id.nullable(),
  name: z.string().meta({ title: '类目' }),
  /** 1 to 3. */
  level: z.int(),
  /** Goods are put into leaves alone. */
  leaf: z.boolean(),
})
export type Category = z.infer<typeof Category>

/** With the names above it and its own: 粮油米面 / 大米 / 东北大米. */
export const CategoryPath = Category.extend({ path: z.array(z.object({ id, name: z.string() })) })
export type CategoryPath = z.infer<typeof CategoryPath>

const Branch = Category.extend({ children: z.array(Category) })
export const CategoryTree = Category.extend({ children: z.array(Branch) })
export type CategoryTree = z.infer<typeof CategoryTree>

/** One thing that goods of a category are described by. */
export const AttrDef = z.object({
  id: z.string(),
  name: z.string(),
  /** What to choose from; empty where anything may be written. */
  options: z.array(z.string()),
  required: z.boolean(),
})
export type AttrDef = z.infer<typeof AttrDef>

const visitor = { who: 'visitor' } as const
const byParent = {
  ...visitor,
  input: z.strictObject({ parentId: id.optional().meta({ title: '上级类目' }) }),
  example: { parentId: '10' },
} as const
const byCategory = {
  ...visitor,
  input: z.strictObject({ categoryId: id.meta({ title: '类目' }) }),
  errors: ['NOT_FOUND'],
  example: { categoryId: '100101' },
} as const

/** Reference data. Without a parent the first level is meant. */
export const categoryCalls = {
  '/api/basic/system/category/selCateListByPcateId': read({
    title: '下级类目',
    ...byParent,
    output: z.array(Category),
  }),
  '/api/basic/system/category/selSubCateListByPcateId': read({
    title: '下级类目，各带它的下级',
    ...byParent,
    output: z.array(Branch),
  }),
  '/api/basic/system/category/selCateRelListByPcateId': read({
    title: '下级类目及其所属路径',
    ...byParent,
    output: z.array(CategoryPath),
  }),
  '/api/basic/system/category/selCateRelListByParam': read({
    title: '按名称查找类目，最多20个',
    ...visitor,
    input: z.strictObject({ keyword: line(20).min(1).meta({ title: '类目名称' }) }),
    output: z.array(CategoryPath),
    example: { keyword: '大米' },
  }),
  '/api/basic/system/category/selCateListNoneChildrenByPid': read({
    title: '某类目下所有可发布商品的末级类目',
    ...byParent,
    output: z.array(Category),
  }),
  '/api/basic/system/category/selOnlyChildenCateListByPid': read({
    title: '下级类目的编号与名称',
    ...byParent,
    output: z.array(z.object({ id, name: z.string() })),
  }),
  '/api/basic/system/category/selCateListByShopId': read({
    title: '店铺在售商品所属的类目',
    ...visitor,
    input: z.strictObject({ shopId: id.meta({ title: '店铺' }) }),
    output: z.array(Category.extend({ count: z.int() })),
    example: { shopId: '1' },
  }),
  '/api/basic/system/category/selCateTreeListByDictId': read({
    title: '整棵类目树；给出一级类目时只有它',
    ...visitor,
    input: z.strictObject({ dictId: id.optional().meta({ title: '一级类目' }) }),
    output: z.array(CategoryTree),
    example: {},
  }),
  '/api/basic/system/category/selCateTreeListByLogin': read({
    title: '当前经营主体的类目树：店铺在售商品涉及的一级类目，没有时为整棵树',
    who: 'member',
    input: nothing,
    output: z.array(CategoryTree),
    example: {},
  }),
  '/api/basic/system/category/selCateById': read({ title: '类目及其所属路径', ...byCategory, output: CategoryPath }),

  '/api/trading/goods/selCategoryList': read({
    title: '发布商品可选的一级类目',
    ...visitor,
    input: nothing,
    output: z.array(Category),
    example: {},
  }),
  '/api/trading/goods/selSubCateByPid': read({
    title: '发布商品可选的下级类目',
    ...byParent,
    output: z.array(Category),
  }),
  '/api/trading/goods/selAttrDefByCategory': read({
    title: '类目的商品属性',
    ...byCategory,
    output: z.array(AttrDef),
  }),
  '/api/trading/goods/selSpecItemList': read({
    title: '类目的常用规格',
    ...byCategory,
    output: z.array(z.string()),
  }),
  '/api/trading/goods/selUnitList': read({
    title: '类目的计量单位',
    ...byCategory,
    output: z.array(z.string()),
  }),
}
