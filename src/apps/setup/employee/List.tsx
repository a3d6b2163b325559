import type { Employee } from '@wotu/contract/basic/employee.ts'
import schema, { answer } from 'schema:/api/basic/member/memberEmployee/selMemberByPage'
import { api } from '#core/page/core.ts'
import { columns } from '#screens/list/columns.tsx'
import { filters } from '#screens/list/filters.ts'
import { ListScreen } from '#screens/list/ListScreen.tsx'
import type { ActionTable } from '#screens/page/Actions.tsx'
import { LinkButton } from '#ui/control/Button.tsx'

const prefix = '/api/basic/member/memberEmployee'

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
    filters={filters(schema, ['name', 'phone', 'role'])}
    columns={columns<Employee>(answer, [
      'name',
      'phone',
      'roles',
      'post',
      'tags',
      { name: 'disabled', tones: { false: 'success' } },
    ])}
    actions={actions}
    aside={add}
    create={add}
  />
)
