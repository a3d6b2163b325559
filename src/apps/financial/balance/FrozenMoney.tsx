import type { OutputOf } from '@wotu/contract/index.ts'
import { formatDate } from '#core/format/dates.ts'
import { ListScreen } from '#screens/list/ListScreen.tsx'
import { Money } from '#ui/data/Money.tsx'
import { StatusTag } from '#ui/data/StatusTag.tsx'
import type { Column } from '#ui/data/Table.tsx'
import { holdStates } from '../words.ts'

const read = '/api/account/cashflow/selOngoing'
type Hold = OutputOf<typeof read>['rows'][number]
type State = Hold['state']

const columns: Column<Hold>[] = [
  { key: 'createdAt', title: '冻结时间', render: (row) => formatDate(row.createdAt) },
  { key: 'reason', title: '原因', render: (row) => row.reason, card: 'main' },
  { key: 'bizNo', title: '关联单号', render: (row) => row.bizNo || '—' },
  { key: 'amount', title: '金额', align: 'end', render: (row) => <Money fen={row.amountFen} /> },
  {
    key: 'state',
    title: '状态',
    render: (row) => <StatusTag tone={holdStates[row.state].tone}>{holdStates[row.state].word}</StatusTag>,
    card: 'corner',
  },
  { key: 'endedAt', title: '解冻时间', render: (row) => (row.endedAt ? formatDate(row.endedAt) : '—') },
]

const tabs = [
  { value: '', label: '全部' },
  ...Object.entries(holdStates).map(([value, { word }]) => ({ value, label: word })),
]

export const Screen = () => (
  <ListScreen
    title="冻结明细"
    back="/financial/balance"
    read={read}
    input={({ tab }) => (tab ? { state: tab as State } : {})}
    noun="冻结明细"
    tabs={tabs}
    columns={columns}
  />
)
