import type { Section } from '#core/page/route.ts'
import * as Fault from './Fault.tsx'

export const section: Section = {
  name: 'error',
  title: '提示',
  routes: [
    { path: '/401', title: '登录已失效', load: () => import('./SignedOut.tsx') },
    { path: '/403', title: '暂无访问权限', load: () => import('./Forbidden.tsx') },
    {
      path: '/404',
      title: '页面不存在',
      load: () => import('./Missing.tsx'),
      sample: { at: ['/404', '/no/such/page'] },
    },
    // Always at hand: it stands in for broken screens too, and for those whose code can't be loaded.
    { path: '/500', title: '服务开小差了', load: async () => Fault },
    { path: '/manage/noManufacturer', title: '尚未加入生产主体', load: () => import('./NoManufacturer.tsx') },
  ],
}
