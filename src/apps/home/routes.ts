import type { Section } from '#core/page/route.ts'

export const section: Section = {
  name: 'home',
  title: '首页',
  routes: [
    { path: '/', also: ['/index'], title: '首页', load: () => import('./Home.tsx') },
    { path: '/shopList', title: '店铺大全', load: () => import('./ShopList.tsx') },
  ],
}
