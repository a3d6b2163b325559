import { useRead, useWrite } from '#core/react.ts'
import { ListFrame } from '#screens/ListFrame.tsx'
import { PageHeader } from '#screens/PageHeader.tsx'
import { useList } from '#screens/useList.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { SkeletonRows } from '#ui/Skeleton.tsx'
import { useConfirm } from '#ui/useConfirm.tsx'
import { FavouriteTabs } from './FavouriteTabs.tsx'
import { GoodsLine } from './GoodsLine.tsx'
import * as css from './favourites.css.ts'

const path = '/api/basic/fav/myFavListByPage'

export const Screen = () => {
  const list = useList({ read: path, input: () => ({ kind: 'goods' as const }) })
  const { data: counts } = useRead('/api/basic/fav/count', {})
  const clear = useWrite('/openapi/trading/goodsInfo/delExpiredSpFav')
  const [ask, question] = useConfirm()
  const clearInvalid = async () => {
    if (await ask({ title: '清空失效的商品？', text: '已下架的商品将从收藏中移除', confirm: '清空失效' })) await clear.run({})
  }
  return (
    <>
      {question}
      <PageHeader title="商品收藏">
        {(counts?.goods ?? 0) > 0 && (
          <Button busy={clear.busy} onClick={() => void clearInvalid()}>
            清空失效
          </Button>
        )}
      </PageHeader>
      <FavouriteTabs value="spsc" />
      <ListFrame
        list={list}
        noun="收藏"
        create={
          <LinkButton tone="primary" href="/goods/list">
            去逛逛
          </LinkButton>
        }
        bones={<SkeletonRows rows={5} columns={3} />}
      >
        {(rows) => (
          <ul className={css.list}>
            {rows.map((row) => (
              <GoodsLine key={row.id} favourite={row} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}
