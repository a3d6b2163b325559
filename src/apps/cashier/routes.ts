import type { Section } from '#core/page/route.ts'

const payer = { login: true, grant: 'purchase' } as const

export const section: Section = {
  name: 'cashier',
  title: '收银台',
  base: '/cashier',
  routes: [
    {
      path: '/cashier/cashierPay/:id',
      title: '收银台',
      load: () => import('./CashierPay.tsx'),
      ...payer,
      sample: { at: '/cashier/cashierPay/{bill}' },
    },
    {
      path: '/cashier/batchPay/:id',
      title: '合并支付',
      load: () => import('./BatchPay.tsx'),
      ...payer,
      sample: { at: '/cashier/batchPay/{bill}' },
    },
    {
      path: '/cashier/rechargePay/:id',
      title: '充值支付',
      load: () => import('./RechargePay.tsx'),
      ...payer,
      sample: { at: '/cashier/rechargePay/{recharge}' },
    },
    {
      path: '/cashier/payResult/:type/:id',
      title: '支付结果',
      load: () => import('./PayResult.tsx'),
      ...payer,
      sample: { at: '/cashier/payResult/order/{bill}' },
    },
  ],
}
