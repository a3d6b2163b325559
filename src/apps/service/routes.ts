import type { Section } from '#core/page/route.ts'

export const section: Section = {
  name: 'service',
  title: '服务中心',
  base: '/service',
  routes: [
    { path: '/service', redirect: () => '/service/index', otherwise: '/service/collection' },
    {
      path: '/service/collection',
      title: '我的收藏',
      load: () => import('./Collection.tsx'),
      login: true,
      nav: '收藏',
    },
    { path: '/service/spsc', title: '商品收藏', load: () => import('./Spsc.tsx'), login: true, nav: '收藏' },
    { path: '/service/dpsc', title: '店铺收藏', load: () => import('./Dpsc.tsx'), login: true, nav: '收藏' },
  ],
}
