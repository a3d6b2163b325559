import { platformHref } from '#core/page/go.ts'
import { useRead } from '#core/page/react.ts'
import { Failure } from '#screens/states/Failure.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { ChevronRightIcon } from '#ui/icons/ChevronRight.ts'
import { HeartIcon } from '#ui/icons/Heart.ts'
import { ShopIcon } from '#ui/icons/Shop.ts'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import * as css from './Favourites.css.ts'

/** 我的收藏: how many of each kind, and the way to them. `base` is the section: `/service`, `/setup`. */
export const Collection = ({ title, base }: { title: string; base: string }) => {
  const { data: counts, error, refetch } = useRead('/api/basic/fav/count', {}, { about: true })
  const kinds = [
    { href: `${base}/spsc`, name: '商品收藏', Icon: HeartIcon, count: counts?.goods },
    { href: `${base}/dpsc`, name: '店铺收藏', Icon: ShopIcon, count: counts?.shop },
  ]
  return (
    <>
      <PageHeader title={title} />
      {!counts ? (
        error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={2} columns={2} />
        )
      ) : (
        <Card flush>
          {kinds.map(({ href, name, Icon, count }) => (
            <a key={href} className={css.entry} href={platformHref(href)}>
              <Icon />
              <span className={css.name}>{name}</span>
              <span className={css.muted}>{count}</span>
              <ChevronRightIcon size={16} />
            </a>
          ))}
        </Card>
      )}
    </>
  )
}
