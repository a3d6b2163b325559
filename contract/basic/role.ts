import type { Grant } from '../call.ts'

/** What an employee may be let do, gathered as menus are: the function tree. */
export const functions: readonly { name: string; title: string; grants: Partial<Record<Grant, string>> }[] = [
  { name: 'buy', title: '采购', grants: { purchase: '下单、付款申请、收货、评价' } },
  {
    name: 'sell',
    title: '销售',
    grants: {
      order: '处理订单：改价、发货、退款、备注',
      goods: '商品：发布、上下架、库存',
      shop: '店铺：资料、生产主体、装修',
    },
  },
  { name: 'money', title: '资金', grants: { finance: '余额、账单、银行卡' } },
]

/** What people usually are in a business, with what each may do; an employee may have several, and more besides. */
export const roles = {
  buyer: { name: '采购员', grants: ['purchase'] },
  clerk: { name: '订单员', grants: ['order'] },
  keeper: { name: '商品专员', grants: ['goods'] },
  manager: { name: '店长', grants: ['order', 'goods', 'shop'] },
  accountant: { name: '财务', grants: ['finance'] },
} as const satisfies Record<string, { name: string; grants: readonly Grant[] }>
export type Role = keyof typeof roles
export const roleNames = Object.keys(roles) as [Role, ...Role[]]
