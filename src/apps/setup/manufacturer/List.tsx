import type { Manufacturer } from '@wotu/contract/basic/manufacturer.ts'
import addSchema from 'schema:/api/basic/manage/manufacturer/add'
import { api } from '#core/page/core.ts'
import { optionsOf } from '#screens/form/formValue.ts'
import { ListScreen } from '#screens/list/ListScreen.tsx'
import type { Filter } from '#screens/list/FilterRow.tsx'
import type { ActionTable } from '#screens/page/Actions.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { StatusTag } from '#ui/data/StatusTag.tsx'
import type { Column } from '#ui/data/Table.tsx'
import * as css from './List.css.ts'

const prefix = '/api/basic/manage/manufacturer'
const kinds = addSchema.kind!.words!

const filters: readonly Filter[] = [
  { kind: 'text', name: 'name', label: '主体名称' },
  { kind: 'choice', name: 'kind', label: '类型', options: optionsOf(kinds) },
]

const columns: Column<Manufacturer>[] = [
  {
    key: 'name',
    title: '名称',
    card: 'main',
    render: (row) => (
      <span className={css.name}>
        {row.name}
        {row.isCurrent && <StatusTag tone="good">使用中</StatusTag>}
      </span>
    ),
  },
  { key: 'kind', title: '类型', width: '96px', card: 'corner', render: (row) => kinds[row.kind] },
  { key: 'leader', title: '负责人', width: '112px', render: (row) => row.leader },
  { key: 'phone', title: '联系电话', width: '128px', render: (row) => row.phone },
  { key: 'area', title: '地区', render: (row) => row.areaName },
  { key: 'default', title: '默认', width: '64px', render: (row) => (row.isDefault ? '默认' : '—') },
]

const actions: ActionTable<Manufacturer> = {
  edit: { label: '编辑', href: ({ id }) => `/setup/manufacturerList/update/${id}` },
  switch: { label: '切换', run: ({ id }) => api.write('/api/basic/member/switchManufacturer', { id }) },
  setDefault: {
    label: '设为默认',
    run: ({ areaName: _, isCurrent: __, actions: ___, ...row }) =>
      api.write(`${prefix}/upd`, { ...row, isDefault: true }),
  },
  del: {
    label: '删除',
    ask: ({ name }) => ({ title: `删除“${name}”？`, text: '删除后不能恢复。', confirm: '删除', danger: true }),
    run: ({ id }) => api.write(`${prefix}/del`, { id }),
  },
}

const add = (
  <LinkButton tone="primary" href="/setup/manufacturerList/add">
    新增生产主体
  </LinkButton>
)

export const Screen = () => (
  <ListScreen
    title="生产主体"
    noun="生产主体"
    read={`${prefix}/selListByParam`}
    filters={filters}
    columns={columns}
    actions={actions}
    aside={add}
    create={add}
  />
)
