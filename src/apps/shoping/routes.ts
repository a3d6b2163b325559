import type { Section } from '#core/page/route.ts'

export const section: Section = {
  name: 'shoping',
  title: '购物',
  base: '/shoping',
  routes: [
    { path: '/shoping/cart', title: '购物车', load: () => import('./CartScreen.tsx'), login: true, grant: 'purchase' },
    {
      path: '/shoping/orders/:orderType?',
      title: '确认订单',
      load: () => import('./ConfirmOrder.tsx'),
      login: true,
      grant: 'purchase',
      sample: { at: '/shoping/orders?spec={spec}&quantity=50' },
    },
  ],
}
