import type { PointEntry } from '@wotu/contract/basic/point.ts'
import schema, { answer, words } from 'schema:/api/basic/point/myPointList'
import { useRead } from '#core/page/react.ts'
import { columns } from '#screens/list/columns.tsx'
import { filters } from '#screens/list/filters.ts'
import { ListView } from '#screens/list/ListView.tsx'
import { useList } from '#screens/list/useList.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Card } from '#ui/layout/Card.tsx'
import * as css from './Point.css.ts'

/** Where that is, by which the points came. */
const sourceOf = ({ kind, orderId }: PointEntry) => {
  if (kind === 'receive') return `/transaction/myOrder/orderDetailBuyer/${orderId}`
  if (kind === 'evaluate') return `/transaction/viewOrderEvaluation/${orderId}`
  return kind === 'expire' ? '/setup/point' : '/setup/wdzl'
}

const Source = (row: PointEntry) => (
  <a className={css.link} href={sourceOf(row)}>
    {words.kind![row.kind]}
  </a>
)

const shownFilters = filters(schema, ['kind', 'days'])
const shownColumns = columns<PointEntry>(answer, [
  { name: 'at', card: 'corner' },
  { name: 'kind', card: 'main', render: Source },
  { name: 'points', signed: true },
  'balance',
])

export const Screen = () => {
  const { data } = useRead('/api/basic/mine/selMyPoint', {})
  const list = useList({ read: '/api/basic/point/myPointList', filters: shownFilters })
  return (
    <>
      <PageHeader title="我的积分" back="/setup/index">
        <LinkButton href="/setup/point">积分规则</LinkButton>
      </PageHeader>
      <div className={css.page}>
        <Card>
          <p className={css.word}>可用积分</p>
          {data ? (
            <>
              <p className={css.figure}>{data.points}</p>
              <p className={css.word}>
                {data.expiring > 0 ? `即将过期 ${data.expiring}（30天内）` : '30天内没有积分过期'}
              </p>
            </>
          ) : (
            <Skeleton height={64} />
          )}
        </Card>
        <ListView list={list} noun="积分明细" filters={shownFilters} columns={shownColumns} />
      </div>
    </>
  )
}
