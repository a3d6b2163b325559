import type { Flow } from '@wotu/contract/finance/wallet.ts'
import schema, { answer } from 'schema:/openapi/finance/account/cashflow/selFlowList/manage'
import { config } from '#core/page/core.ts'
import { useRead } from '#core/page/react.ts'
import type { ActionTable } from '#screens/page/Actions.tsx'
import { columns } from '#screens/list/columns.tsx'
import { filters } from '#screens/list/filters.ts'
import { ListView } from '#screens/list/ListView.tsx'
import { PageHeader } from '#screens/page/PageHeader.tsx'
import { queryOf, useList } from '#screens/list/useList.ts'
import type { Query } from '#screens/list/useQuery.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { WalletBalance } from '#parts/finance/wallet/WalletBalance.tsx'
import * as css from '../Page.css.ts'
import { FlowDetail } from './FlowDetail.tsx'

const read = '/openapi/finance/account/cashflow/selFlowList/manage'

const shownFilters = filters(schema, ['serial', 'kind', 'days'])

const exportHref = (query: Query) =>
  `/export/statement?${new URLSearchParams(queryOf(shownFilters, query) as Record<string, string>)}`

const shownColumns = columns<Flow>(answer, [
  { name: 'at', width: '144px', card: 'corner' },
  { name: 'id', card: 'hidden' },
  { name: 'kind', width: '72px', card: 'main' },
  'counterparty',
  { name: 'amountFen', title: '收入/支出', signed: true },
  'balanceFen',
])

const actions: ActionTable<Flow> = {
  detail: { label: '详情', dialog: ({ id }, close) => <FlowDetail id={id} onClose={close} /> },
}

export const Screen = () => {
  const balance = useRead('/api/finance/balanceBusInfo/selBalance', {})
  const list = useList({ read, filters: shownFilters })
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
        <ListView
          list={{ ...list, rows }}
          noun="资金明细"
          filters={shownFilters}
          columns={shownColumns}
          actions={actions}
        />
      </div>
    </>
  )
}
