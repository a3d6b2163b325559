import type { ShopCard } from '@wotu/contract/trading/shop/shop.ts'
import { useRead } from '#core/page/react.ts'
import { ListFrame } from '#screens/list/ListFrame.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useList } from '#screens/list/useList.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { ShopGridBones, ShopTile } from '#parts/trading/shop/ShopTile.tsx'
import { grid } from '#parts/trading/shop/ShopTile.css.ts'
import { enter } from './ShopList.css.ts'

const Grid = ({ shops }: { shops: readonly ShopCard[] }) => (
  <ul className={grid}>
    {shops.map((shop) => (
      <li key={shop.id}>
        <ShopTile shop={shop}>
          <div className={enter}>
            <LinkButton small href={`/goods/home?id=${shop.id}`} aria-label={`进店：${shop.name}`}>
              进店
            </LinkButton>
          </div>
        </ShopTile>
      </li>
    ))}
  </ul>
)

export const Screen = () => {
  const { data: provinces } = useRead('/api/seller/system/area/selSpecAreaListByPid', { parent: '' })
  const filters = [
    { kind: 'text', name: 'keyword', label: '店名或主营' },
    {
      kind: 'choice',
      name: 'area',
      label: '地区',
      options: (provinces ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
  ] as const
  const list = useList({
    read: '/api/trading/shopInfo/selShopByParam',
    filters,
    input: ({ keyword = '', area }) => ({
      keyword: keyword.slice(0, 30),
      ...(area && { areaCode: area }),
    }),
  })
  return (
    <>
      <PageHeader title="店铺大全" />
      <ListFrame list={list} noun="店铺" filters={filters} bones={<ShopGridBones />}>
        {(shops) => <Grid shops={shops} />}
      </ListFrame>
    </>
  )
}
