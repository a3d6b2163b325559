import type { Employee } from '@wotu/contract/basic/employee.ts'
import schema from 'schema:/api/basic/member/memberEmployee/selMemberByPage'
import { api } from '#core/page/core.ts'
import { optionsOf } from '#screens/form/formValue.ts'
import type { Filter } from '#screens/list/FilterRow.tsx'
import { ListScreen } from '#screens/list/ListScreen.tsx'
import type { ActionTable } from '#screens/page/Actions.tsx'
import { LinkButton } from '#ui/control/Button.tsx'
import { StatusTag } from '#ui/data/StatusTag.tsx'
import type { Column } from '#ui/data/Table.tsx'

const prefix = '/api/basic/member/memberEmployee'
const roles = schema.role!.words!

const filters: readonly Filter[] = [
  { kind: 'text', name: 'name', label: '姓名' },
  { kind: 'text', name: 'phone', label: '手机号' },
  { kind: 'choice', name: 'role', label: '角色', options: optionsOf(roles) },
]

const columns: Column<Employee>[] = [
  { key: 'name', title: '姓名', card: 'main', render: (row) => row.name },
  { key: 'phone', title: '手机', width: '128px', render: (row) => row.phone },
  { key: 'roles', title: '角色', render: (row) => row.roles.map((role) => roles[role]).join('、') || '—' },
  { key: 'post', title: '岗位', render: (row) => row.post || '—' },
  { key: 'tags', title: '标签', render: (row) => row.tags.join('、') || '—' },
  {
    key: 'state',
    title: '状态',
    width: '80px',
    card: 'corner',
    render: (row) => <StatusTag tone={row.disabled ? 'plain' : 'good'}>{row.disabled ? '已停用' : '正常'}</StatusTag>,
  },
]

const setDisabled = ({ id, name, roles, functions, post, tags }: Employee, disabled: boolean) =>
  api.write(`${prefix}/updMemberEmpById`, { id, name, roles, functions, post, tags, disabled })

const actions: ActionTable<Employee> = {
  edit: { label: '编辑', href: ({ id }) => `/setup/member/update/${id}` },
  disable: {
    label: '停用',
    askBeside: ({ name }) => ({
      title: `停用${name}？`,
      text: '停用后立即不能再以您的名义操作，可随时恢复。',
      confirm: '停用',
    }),
    run: (row) => setDisabled(row, true),
  },
  enable: { label: '恢复', run: (row) => setDisabled(row, false) },
  del: {
    label: '删除',
    askBeside: ({ name }) => ({
      title: `删除员工${name}？`,
      text: '删除后立即不能再以您的名义操作；需要时可按手机号重新添加。',
      confirm: '删除',
      danger: true,
    }),
    run: ({ id }) => api.write(`${prefix}/delMemberEmpById`, { id }),
  },
}

const add = (
  <LinkButton tone="primary" href="/setup/member/addMember">
    新增员工
  </LinkButton>
)

export const Screen = () => (
  <ListScreen
    title="员工管理"
    noun="员工"
    read={`${prefix}/selMemberByPage`}
    filters={filters}
    columns={columns}
    actions={actions}
    aside={add}
    create={add}
  />
)
