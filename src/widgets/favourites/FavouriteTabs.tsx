import { useRead } from '#core/react.ts'
import { go } from '#core/go.ts'
import { Tabs } from '#ui/Tabs.tsx'
import * as css from './favourites.css.ts'

/** Shops and goods, each a page of the section that shows them: /service/dpsc, /setup/spsc. */
export const FavouriteTabs = ({ value }: { value: 'dpsc' | 'spsc' }) => {
  const { data } = useRead('/api/basic/fav/count', {})
  const section = location.pathname.split('/')[1] ?? ''
  return (
    <div className={css.tabs}>
      <Tabs
        label="收藏类型"
        value={value}
        onChange={(to) => go(`/${section}/${to}`)}
        tabs={[
          { value: 'dpsc', label: '店铺收藏', count: data?.shop },
          { value: 'spsc', label: '商品收藏', count: data?.goods },
        ]}
      />
    </div>
  )
}
