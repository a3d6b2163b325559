import type { Manufacturer } from '@wotu/contract/basic/manufacturer.ts'
import schema, { answer } from 'schema:/api/basic/manage/manufacturer/selListByParam'
import { api } from '#core/page/core.ts'
import { columns } from '#screens/list/columns.tsx'
import { filters } from '#screens/list/filters.ts'
import { ListScreen } from '#screens/list/ListScreen.tsx'
import type { ActionTable } from '#screens/page/Actions.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { StatusTag } from '#ui/data/StatusTag.tsx'
import * as css from './List.css.ts'

const prefix = '/api/basic/manage/manufacturer'

const Name = ({ name, isCurrent }: Manufacturer) => (
  <span className={css.name}>
    {name}
    {isCurrent && <StatusTag tone="success">使用中</StatusTag>}
  </span>
)

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
    filters={filters(schema, ['name', 'kind'])}
    columns={columns<Manufacturer>(answer, [
      { name: 'name', render: Name },
      { name: 'kind', card: 'corner' },
      'leader',
      'phone',
      'areaName',
      'isDefault',
    ])}
    actions={actions}
    aside={add}
    create={add}
  />
)
