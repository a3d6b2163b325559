import type { ScreenProps } from '#core/route.ts'
import { useRead } from '#core/react.ts'
import { Failure } from '#screens/Failure.tsx'
import { PageHeader } from '#screens/PageHeader.tsx'
import { Card } from '#ui/Card.tsx'
import { ChevronRightIcon } from '#ui/icons/ChevronRight.ts'
import { HeartIcon } from '#ui/icons/Heart.ts'
import { ShopIcon } from '#ui/icons/Shop.ts'
import { SkeletonRows } from '#ui/Skeleton.tsx'
import * as css from './favourites.css.ts'

/** All that is kept: how much of each kind, and the way to it. */
export const Screen = (_: ScreenProps) => {
  const { data, error, refetch } = useRead('/api/basic/fav/count', {})
  const section = location.pathname.split('/')[1] ?? ''
  const kinds = [
    { to: 'dpsc', title: '店铺收藏', icon: <ShopIcon />, count: data?.shop },
    { to: 'spsc', title: '商品收藏', icon: <HeartIcon />, count: data?.goods },
  ]
  return (
    <>
      <PageHeader title="我的收藏" />
      {!data && error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} columns={2} />}
      {data && (
        <Card flush>
          {kinds.map(({ to, title, icon, count }) => (
            <a key={to} className={css.entry} href={`/${section}/${to}`}>
              {icon}
              <span className={css.entryName}>{title}</span>
              <span className={css.meta}>{count}个</span>
              <ChevronRightIcon size={16} />
            </a>
          ))}
        </Card>
      )}
    </>
  )
}
