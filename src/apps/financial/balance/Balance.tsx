import type { Flow } from '@wotu/contract/finance/wallet.ts'
import { config } from '#core/page/core.ts'
import { dayEnd, dayStart, formatDate } from '#core/format/dates.ts'
import { useRead } from '#core/page/react.ts'
import type { ActionTable } from '#screens/page/Actions.tsx'
import type { Filter } from '#screens/list/FilterRow.tsx'
import { ListView } from '#screens/list/ListView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { useList } from '#screens/list/useList.ts'
import type { Query } from '#screens/list/useQuery.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Money } from '#ui/data/Money.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Column } from '#ui/data/Table.tsx'
import { kindWords } from '#parts/finance/wallet/FlowLines.tsx'
import { WalletBalance } from '#parts/finance/wallet/WalletBalance.tsx'
import * as css from '../Page.css.ts'
import { FlowDetail } from './FlowDetail.tsx'

const read = '/openapi/finance/account/cashflow/selFlowList/manage'

const filters: readonly Filter[] = [
  { kind: 'text', name: 'serial', label: '流水号或关联单号' },
  {
    kind: 'choice',
    name: 'kind',
    label: '类型',
    options: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
  },
  { kind: 'days', label: '时间' },
]

/** The address's filters as the call takes them. */
const inputOf = ({ serial, kind, from, to }: Query) => ({
  serial: serial ?? '',
  ...(kind && { kind: kind as Flow['kind'] }),
  ...(from && { from: dayStart(from) }),
  ...(to && { to: dayEnd(to) }),
})

const exportHref = (query: Query) => `/export/statement?${new URLSearchParams(inputOf(query))}`

const columns: Column<Flow>[] = [
  { key: 'at', title: '时间', render: (row) => formatDate(row.at), width: '144px', card: 'corner' },
  { key: 'id', title: '流水号', render: (row) => row.id, card: 'hidden' },
  { key: 'kind', title: '类型', render: (row) => kindWords[row.kind], width: '72px', card: 'main' },
  { key: 'counterparty', title: '对方', render: (row) => row.counterparty || '—' },
  {
    key: 'amount',
    title: '收入/支出',
    align: 'end',
    render: (row) => (
      <span className={row.amountFen > 0 ? css.income : undefined}>
        <Money fen={row.amountFen} signed />
      </span>
    ),
  },
  { key: 'balance', title: '余额', align: 'end', render: (row) => <Money fen={row.balanceFen} /> },
]

const actions: ActionTable<Flow> = {
  detail: { label: '详情', dialog: ({ id }, close) => <FlowDetail id={id} onClose={close} /> },
}

export const Screen = () => {
  const balance = useRead('/api/finance/balanceBusInfo/selBalance', {})
  const list = useList({ read, filters, input: inputOf })
  // Every line can be opened, but in a partner's page, whose token reads the lines only.
  const rows = list.rows?.map((row) => ({ ...row, actions: config.embedded ? [] : Object.keys(actions) }))
  return (
    <>
      <PageHeader title="账户余额" back="/financial/index">
        <LinkButton href={exportHref(list.query)} download>
          导出
        </LinkButton>
      </PageHeader>
      <div className={css.page}>
        <Card>
          {balance.data ? (
            <WalletBalance balance={balance.data}>
              <div className={css.buttons}>
                <LinkButton href="/financial/balance/getCash/card">提现</LinkButton>
                <LinkButton tone="primary" href="/financial/balance/rechargePerson/wallet">
                  充值
                </LinkButton>
              </div>
            </WalletBalance>
          ) : (
            <Skeleton height={88} />
          )}
        </Card>
        <ListView list={{ ...list, rows }} noun="资金明细" filters={filters} columns={columns} actions={actions} />
      </div>
    </>
  )
}
