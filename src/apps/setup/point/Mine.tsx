import type { PointEntry } from '@wotu/contract/basic/point.ts'
import schema from 'schema:/api/basic/point/myPointList'
import { dayEnd, dayStart, formatDate } from '#core/format/dates.ts'
import { useRead } from '#core/page/react.ts'
import { optionsOf } from '#screens/form/formValue.ts'
import type { Filter } from '#screens/list/FilterRow.tsx'
import { ListView } from '#screens/list/ListView.tsx'
import { useList } from '#screens/list/useList.ts'
import type { Query } from '#screens/list/useQuery.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import type { Column } from '#ui/data/Table.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Card } from '#ui/layout/Card.tsx'
import * as css from './Point.css.ts'

const kinds = schema.kind!.words!

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'kind', label: '来源', options: optionsOf(kinds) },
  { kind: 'days', label: '时间' },
]

/** The address's filters as the call takes them. */
const inputOf = ({ kind, from, to }: Query) => ({
  ...(kind && { kind: kind as PointEntry['kind'] }),
  ...(from && { from: dayStart(from) }),
  ...(to && { to: dayEnd(to) }),
})

/** Where that is, by which the points came. */
const sourceOf = ({ kind, orderId }: PointEntry) => {
  if (kind === 'receive') return `/transaction/myOrder/orderDetailBuyer/${orderId}`
  if (kind === 'evaluate') return `/transaction/viewOrderEvaluation/${orderId}`
  return kind === 'expire' ? '/setup/point' : '/setup/wdzl'
}

const columns: Column<PointEntry>[] = [
  { key: 'at', title: '时间', width: '160px', card: 'corner', render: (row) => formatDate(row.at) },
  {
    key: 'kind',
    title: '来源',
    card: 'main',
    render: (row) => (
      <a className={css.link} href={sourceOf(row)}>
        {kinds[row.kind]}
      </a>
    ),
  },
  {
    key: 'points',
    title: '积分变动',
    align: 'end',
    render: ({ points }) => (
      <span className={points > 0 ? css.income : css.outlay}>{points > 0 ? `+${points}` : points}</span>
    ),
  },
  { key: 'balance', title: '余额', align: 'end', render: (row) => row.balance },
]

export const Screen = () => {
  const { data } = useRead('/api/basic/mine/selMyPoint', {})
  const list = useList({ read: '/api/basic/point/myPointList', filters, input: inputOf })
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
        <ListView list={list} noun="积分明细" filters={filters} columns={columns} />
      </div>
    </>
  )
}
