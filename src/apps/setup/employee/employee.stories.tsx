import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Employee } from '@wotu/contract/basic/employee.ts'
import { expect, waitFor } from 'storybook/test'
import { refuse, type Answers } from '#testing/fakeApi.ts'
import { states } from '#testing/states.tsx'
import { Screen as Add } from './Add.tsx'
import { Screen as List } from './List.tsx'
import { Screen as Update } from './Update.tsx'

const prefix = '/api/basic/member/memberEmployee'
const list = `${prefix}/selMemberByPage`

const employee = (id: string, more: Partial<Employee>): Employee => ({
  id,
  name: '刘敏',
  phone: '139****0007',
  roles: ['clerk'],
  functions: ['goods'],
  grants: ['order', 'goods'],
  post: '客服',
  tags: ['白班'],
  disabled: false,
  createdAt: '2026-05-02T02:00:00.000Z',
  actions: ['edit', 'disable', 'del'],
  ...more,
})
const rows = [
  employee('1', {}),
  employee('2', { name: '张伟', phone: '138****2210', roles: ['manager', 'accountant'], post: '店长', tags: [] }),
  employee('3', { name: '孙丽', phone: '136****8871', disabled: true, actions: ['edit', 'enable', 'del'] }),
]
const common: Answers = {
  '/api/basic/system/role/selRoleListBySysId': [
    { id: 'buyer', name: '采购员', grants: ['purchase'] },
    { id: 'clerk', name: '订单员', grants: ['order'] },
    { id: 'manager', name: '店长', grants: ['order', 'goods', 'shop'] },
    { id: 'accountant', name: '财务', grants: ['finance'] },
  ],
  '/api/basic/authFunc/selFuncListWithEmployee': [
    {
      name: 'sell',
      title: '销售',
      functions: [
        { id: 'order', title: '订单', note: '改价、发货、退款', allowed: true },
        { id: 'goods', title: '商品', note: '发布、上下架、库存', allowed: true },
      ],
    },
    { name: 'money', title: '资金', functions: [{ id: 'finance', title: '财务', note: '余额、账单', allowed: false }] },
  ],
}
const answering = (answers: Answers): StoryObj['parameters'] => ({ signedIn: true, api: { ...common, ...answers } })
const of = states(List, list, { total: 3, rows }, common)

export default { title: 'apps/setup/员工管理', parameters: { signedIn: true } } satisfies Meta

export const Full = of.full
export const Phone = of.phone
export const Dark = of.dark
export const Loading = of.loading
export const Nothing = of.empty
export const Failed = of.failed
export const Refused = of.refused

/** What a role brings is ticked and can't be taken alone; without the role it can be chosen. */
export const RolesBring: StoryObj = {
  render: () => <Update params={{ id: '1' }} query={{}} />,
  parameters: answering({ [`${prefix}/selMemberEmpById`]: rows[0]! }),
  play: async ({ canvas, userEvent }) => {
    const order = await canvas.findByRole('checkbox', { name: /销售 · 订单/ })
    await expect(order).toBeChecked()
    await expect(order).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: '订单员' }))
    await expect(order).not.toBeChecked()
    await expect(order).toBeEnabled()
    await expect(canvas.getByRole('checkbox', { name: /销售 · 商品/ })).toBeChecked()
  },
}

/** Nobody is registered by that phone: it stays in the form, with what to do. */
export const Unknown: StoryObj = {
  render: () => <Add />,
  parameters: answering({ [`${prefix}/addMemberEmployee`]: refuse('EMPLOYEE_UNKNOWN') }),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/手机号/)
    await userEvent.type(input, '13912345678')
    await userEvent.type(canvas.getByLabelText(/姓名/), '刘敏')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.getByText(/请对方先注册/)).toBeVisible())
    await expect(input).toHaveValue('13912345678')
  },
}
export const Missing: StoryObj = {
  render: () => <Update params={{ id: '9' }} query={{}} />,
  parameters: answering({ [`${prefix}/selMemberEmpById`]: refuse('NOT_FOUND') }),
}
