import type { PointRule } from '@wotu/contract/basic/point.ts'
import schema from 'schema:/api/basic/pointRegular/selRegularListByParam'
import { useRead } from '#core/page/react.ts'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { Answer } from '#screens/states/Answer.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Table, type Column } from '#ui/data/Table.tsx'
import * as css from './Point.css.ts'

const actions = schema.action!.words!

const columns: Column<PointRule>[] = [
  { key: 'action', title: '行为', card: 'main', render: (row) => actions[row.action] },
  { key: 'points', title: '分值', align: 'end', render: (row) => `+${row.points}` },
  { key: 'perDay', title: '每日上限', align: 'end', render: (row) => row.perDay ?? '仅一次' },
]

export const Screen = () => {
  const answer = useRead('/api/basic/pointRegular/selRegularListByParam', {}, { about: true })
  return (
    <>
      <PageHeader title="积分规则" back="/setup/wdjf" />
      <Answer of={answer} back="/setup/index">
        {({ days, rules }) => (
          <Card className={css.page}>
            <Table label="积分规则" columns={columns} rows={rules} rowKey={(row) => row.action} />
            <p className={css.word}>积分自获得之日起{days}天内有效，到期自动清零，先得的先过期。</p>
          </Card>
        )}
      </Answer>
    </>
  )
}
