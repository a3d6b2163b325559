import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../control/Button.tsx'
import { ImageBox } from '../media/ImageBox.tsx'
import { Money } from './Money.tsx'
import { Pager } from './Pager.tsx'
import { SkeletonRows } from '../feedback/SkeletonRows.tsx'
import { StatusTag, type Tone } from './StatusTag.tsx'
import { Table, type Column } from './Table.tsx'
import { Tabs } from '../layout/Tabs.tsx'

export default { title: 'ui/Table' } satisfies Meta
type Story = StoryObj

interface Goods {
  id: string
  name: string
  spec: string
  fen: number
  stock: number
  sold: number
  state: string
  tone: Tone
}

const goods: Goods[] = [
  {
    id: '1',
    name: '烟台红富士苹果',
    spec: '80–85mm 一级果',
    fen: 398,
    stock: 12800,
    sold: 3260,
    state: '出售中',
    tone: 'success',
  },
  { id: '2', name: '赣南脐橙', spec: '75mm 以上', fen: 520, stock: 640, sold: 980, state: '待审核', tone: 'warning' },
  {
    id: '3',
    name: '五常稻花香大米',
    spec: '2026 新米 25kg',
    fen: 21800,
    stock: 0,
    sold: 412,
    state: '售罄',
    tone: 'plain',
  },
  {
    id: '4',
    name: '寿光贝贝小番茄',
    spec: '5 斤礼盒',
    fen: 4990,
    stock: 260,
    sold: 75,
    state: '已下架',
    tone: 'quiet',
  },
]

const columns: Column<Goods>[] = [
  {
    key: 'name',
    title: '商品',
    card: 'main',
    render: (row) => (
      <span style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <ImageBox src={undefined} alt="" width={40} />
        <span>
          {row.name}
          <br />
          <small style={{ fontSize: 12, fontWeight: 400 }}>{row.spec}</small>
        </span>
      </span>
    ),
  },
  { key: 'fen', title: '价格', align: 'end', render: (row) => <Money fen={row.fen} /> },
  { key: 'stock', title: '库存', align: 'end', render: (row) => row.stock },
  { key: 'sold', title: '销量', align: 'end', render: (row) => row.sold },
  { key: 'state', title: '状态', card: 'corner', render: (row) => <StatusTag tone={row.tone}>{row.state}</StatusTag> },
]

const Goods = ({ width }: { width?: number }) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [tab, setTab] = useState('on')
  const [at, setAt] = useState({ page: 2, size: 10 })
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: width }}>
      <Tabs
        label="状态"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'all', label: '全部', count: 128 },
          { value: 'on', label: '出售中', count: 96 },
          { value: 'audit', label: '待审核', count: 4 },
          { value: 'out', label: '售罄' },
        ]}
      />
      <Table
        label="商品"
        columns={columns}
        rows={goods}
        rowKey={(row) => row.id}
        selected={selected}
        onSelect={setSelected}
        actions={() => (
          <>
            <Button small tone="quiet">
              改价
            </Button>
            <Button small tone="quiet">
              下架
            </Button>
          </>
        )}
      />
      <Pager total={128} {...at} onChange={setAt} />
    </div>
  )
}

export const Full: Story = {
  render: () => <Goods />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: '全选' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(goods.length)
    await userEvent.click(all)
    await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0)
  },
}

/** A narrow column on a wide screen. */
export const Narrow: Story = { render: () => <Goods width={360} /> }

export const Loading: Story = { render: () => <SkeletonRows /> }
