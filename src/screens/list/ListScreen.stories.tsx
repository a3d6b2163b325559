import type { Meta, StoryObj } from '@storybook/react-vite'
import type { OrderRow } from '@wotu/contract/trading/order/order.ts'
import { expect, waitFor } from 'storybook/test'
import { events } from '#core/page/core.ts'
import { formatDate } from '#core/format/dates.ts'
import { LinkButton } from '#ui/control/Button.tsx'
import { Money } from '#ui/data/Money.tsx'
import { StatusTag } from '#ui/data/StatusTag.tsx'
import type { Column } from '#ui/data/Table.tsx'
import { offline, pending, refuse, type Answers } from '#testing/fakeApi.ts'
import { ListScreen } from './ListScreen.tsx'

const path = '/api/buyer/trading/order/selOrderListByPage'

const columns: Column<OrderRow>[] = [
  { key: 'no', title: '订单号', card: 'main', render: (row) => row.no },
  { key: 'shop', title: '店铺', render: (row) => row.shopName },
  { key: 'at', title: '下单时间', render: (row) => formatDate(row.createdAt) },
  { key: 'paid', title: '实付', align: 'end', render: (row) => <Money fen={row.payableFen} /> },
  {
    key: 'state',
    title: '状态',
    card: 'corner',
    render: (row) => (
      <StatusTag tone={row.state === 'unpaid' ? 'warning' : 'success'}>{words[row.state] ?? row.state}</StatusTag>
    ),
  },
]

const words: Partial<Record<OrderRow['state'], string>> = { unpaid: '待付款', unsent: '待发货', unreceived: '待收货' }

const order = (id: string, state: OrderRow['state'], payableFen: number, actions: OrderRow['actions']): OrderRow => ({
  id,
  no: `2026112000${id}`,
  state,
  shopId: '1',
  shopName: '丰禾农业合作社',
  buyerName: '王建国',
  goodsFen: payableFen,
  freightFen: 0,
  discountFen: 0,
  adjustFen: 0,
  payableFen,
  consignee: '王建国',
  hasNote: false,
  createdAt: '2026-11-20T01:12:00.000Z',
  payBy: null,
  receiveBy: null,
  payWay: '',
  refund: null,
  lines: [],
  actions,
})

const rows = [
  order('1041', 'unpaid', 123450, ['pay', 'cancel']),
  order('1039', 'unpaid', 1268000, ['pay', 'cancel']),
  order('1022', 'unsent', 49900, []),
  order('1007', 'unreceived', 8800, ['receive']),
]

const meta = {
  title: 'screens/ListScreen',
  render: () => (
    <ListScreen
      title="我的订单"
      aside={<LinkButton href="/goods/list">去采购</LinkButton>}
      read={path}
      input={({ keyword = '', tab }) => ({ keyword, states: tab ? [tab as OrderRow['state']] : [] })}
      noun="订单"
      columns={columns}
      tabs={[
        { value: '', label: '全部', count: 24 },
        { value: 'unpaid', label: '待付款', count: 2 },
        { value: 'unsent', label: '待发货', count: 5 },
        { value: 'unreceived', label: '待收货' },
      ]}
      filters={[
        { kind: 'text', name: 'keyword', label: '商品或订单号' },
        { kind: 'choice', name: 'shop', label: '店铺', options: [{ value: '1', label: '丰禾农业合作社' }] },
        { kind: 'days', label: '下单时间' },
      ]}
      actions={{
        cancel: {
          label: '取消',
          run: () => Promise.resolve(),
          ask: () => ({ title: '取消订单？', confirm: '取消订单' }),
        },
        receive: { label: '确认收货', run: () => Promise.resolve() },
        pay: { label: '付款', href: ({ id }) => `/cashier/cashierPay/${id}` },
      }}
      bulk={[{ label: '合并付款', can: (row) => row.state === 'unpaid', run: () => Promise.resolve() }]}
      create={
        <LinkButton tone="primary" href="/goods/list">
          去采购
        </LinkButton>
      }
    />
  ),
} satisfies Meta
export default meta

const answering = (answer: Answers[typeof path]): StoryObj => ({
  parameters: { api: { [path]: answer } satisfies Answers },
})

export const Full = answering({ total: 24, rows })

/** What is looked for is in the address, and what is not found says so. */
export const Filtered: StoryObj = {
  ...answering(({ keyword }) => (keyword ? { total: 0, rows: [] } : { total: 24, rows })),
  play: async ({ canvas, userEvent }) => {
    const { search } = location
    await userEvent.type(await canvas.findByLabelText('商品或订单号'), '苹果')
    await userEvent.click(canvas.getByRole('button', { name: '查询' }))
    await expect(await canvas.findByText('没有符合条件的结果')).toBeVisible()
    await expect(new URLSearchParams(location.search).get('keyword')).toBe('苹果')
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(await canvas.findByText(rows[0]!.no)).toBeVisible()
    await expect(canvas.getByLabelText('商品或订单号')).toHaveValue('')
    await expect(location.search).toBe(search)
  },
}

/** What can't be done in a row's state is skipped, and counted. */
export const Bulk: StoryObj = {
  ...answering({ total: 4, rows }),
  play: async ({ canvas, userEvent }) => {
    const said: string[] = []
    const stop = events.on('notice', ({ message }) => said.push(message))
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选' }))
    await userEvent.click(canvas.getByRole('button', { name: '合并付款' }))
    await waitFor(() => expect(said).toEqual(['合并付款：成功2条/失败2条']))
    await waitFor(() => expect(canvas.queryByText(/已选/)).toBeNull())
    stop()
  },
}
/** Ten thousand are counted; what lies behind them is read on from the last row. */
export const TenThousand: StoryObj = {
  ...answering(({ page, after }) =>
    after
      ? { rows: rows.slice(2) }
      : { total: 10_000, more: true, next: '1,2', rows: page === 1000 ? rows.slice(0, 2) : rows },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('共 10000+ 条')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '继续查看更早的' })).toBeNull()
    history.replaceState(null, '', `${location.pathname}${location.search}&page=1000`)
    dispatchEvent(new PopStateEvent('popstate'))
    await userEvent.click(await canvas.findByRole('button', { name: '继续查看更早的' }))
    await expect(await canvas.findByText(rows[3]!.no)).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: '分页' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '回到第一页' }))
    await expect(await canvas.findByText('共 10000+ 条')).toBeVisible()
  },
}

/** A search looks through a long list a piece at a time, and says so where a piece has nothing. */
export const SearchedInPart: StoryObj = {
  ...answering(({ after }) => (after ? { rows: rows.slice(0, 1) } : { total: 0, more: true, next: '1,2', rows: [] })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('最近的订单里没有符合条件的')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '继续查找更早的' }))
    await expect(await canvas.findByText(rows[0]!.no)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '回到第一页' }))
    await expect(await canvas.findByText('最近的订单里没有符合条件的')).toBeVisible()
  },
}
export const Loading = answering(pending)
export const Empty = answering({ total: 0, rows: [] })
export const Failed = answering(offline)
export const Refused = answering(refuse('NO_PERMISSION'))
