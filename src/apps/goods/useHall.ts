import type { GoodsSort } from '@wotu/contract/trading/goods.ts'
import { parseYuan } from '#core/format/yuan.ts'
import { usePlace } from '#core/page/place.ts'
import { useRead } from '#core/page/react.ts'
import { useQuery, type Query } from '#screens/list/useQuery.ts'

export const sorts: Record<GoodsSort, string> = {
  heat: '综合',
  sales: '销量',
  priceUp: '价格升序',
  priceDown: '价格降序',
  newest: '最新',
}

/** Rows of five, four or two. */
const size = 20

/** What the address may narrow the goods by. An attribute is `a.<its id>`. */
const names = ['keyword', 'category', 'min', 'max', 'origin'] as const

const attrsOf = (query: Query) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (name.startsWith('a.') && value ? [[name.slice(2), value]] : [])),
  )

/** The goods that the address asks for; of one shop where it is given. */
export const useHall = (shopId?: string) => {
  const place = usePlace()
  const [query, set] = useQuery()
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1)
  const sort = query.sort && query.sort in sorts ? (query.sort as GoodsSort) : 'heat'
  const attrs = attrsOf(query)
  const [min, max] = [parseYuan(query.min ?? ''), parseYuan(query.max ?? '')]
  const filters = names.filter((name) => query[name])
  const answer = useRead(
    '/api/buyer/dmp/goods/es/search',
    {
      page,
      size,
      sort,
      keyword: (query.keyword ?? '').slice(0, 60),
      ...(shopId && { shopId }),
      ...(shopId && query.classify && { classifyId: query.classify }),
      ...(query.category && { categoryId: query.category }),
      ...(min !== null && { minPriceFen: min }),
      ...(max !== null && { maxPriceFen: max }),
      ...(query.origin && { originCode: query.origin }),
      ...(Object.keys(attrs).length > 0 && { attrs }),
    },
    { keep: true, about: true },
  )

  /** Changes what is asked for: back to the first page. */
  const filter = (patch: Query) => set({ ...patch, page: undefined })

  return {
    ...answer,
    query,
    sort,
    page,
    size,
    filter,
    turn: (to: number) => {
      set({ page: to > 1 ? String(to) : undefined })
      place.toTop()
    },
    filtered: filters.length > 0 || Object.keys(attrs).length > 0,
    clear: () =>
      filter(
        Object.fromEntries([...names, ...Object.keys(attrs).map((id) => `a.${id}`)].map((name) => [name, undefined])),
      ),
  }
}
export type Hall = ReturnType<typeof useHall>
