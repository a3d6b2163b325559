import type { Section } from '#core/page/route.ts'

export const section: Section = {
  name: 'agreement',
  title: '协议',
  routes: [
    {
      path: '/agreement/channel/:type',
      title: '服务协议',
      load: () => import('./Channel.tsx'),
      sample: { at: '/agreement/channel/privacy' },
    },
    { path: '/newAgreement/channel', title: '服务协议', load: () => import('./Service.tsx') },
  ],
}
