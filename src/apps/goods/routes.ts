import type { Section } from '#core/page/route.ts'

export const section: Section = {
  name: 'goods',
  title: '交易大厅',
  routes: [
    { path: '/goods/list', title: '交易大厅', load: () => import('./List.tsx') },
    {
      path: '/goods/detail',
      title: '商品详情',
      load: () => import('./Detail.tsx'),
      sample: { at: '/goods/detail?id={goods}' },
    },
    {
      path: '/goods/home',
      title: '店铺首页',
      load: () => import('./ShopHome.tsx'),
      sample: { at: '/goods/home?id={shop}' },
    },
    { path: '/order/list', title: '成交动态', load: () => import('./Deals.tsx') },
  ],
}
