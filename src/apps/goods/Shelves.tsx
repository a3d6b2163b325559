import { useRead } from '#core/page/react.ts'
import { Tabs } from '#ui/layout/Tabs.tsx'
import type { Hall } from './useHall.ts'

/** The shop's own shelves; where it has none, the categories of its goods. */
export const Shelves = ({ shopId, hall }: { shopId: string; hall: Hall }) => {
  const { data: shelves } = useRead('/api/trading/shopClassify/selList', { shopId })
  const { data: categories } = useRead(
    '/api/basic/system/category/selCateListByShopId',
    shelves?.length === 0 ? { shopId } : null,
  )
  const own = (shelves?.length ?? 0) > 0
  const tabs = (own ? shelves : categories) ?? []
  if (tabs.length === 0) return null
  return (
    <Tabs
      label="店内分类"
      value={(own ? hall.query.classify : hall.query.category) ?? ''}
      onChange={(id) => hall.filter(own ? { classify: id } : { category: id })}
      tabs={[{ value: '', label: '全部' }, ...tabs.map(({ id, name, count }) => ({ value: id, label: name, count }))]}
    />
  )
}
