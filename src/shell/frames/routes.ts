import type { Section } from '#core/page/route.ts'

/** Pages that a partner's site opens: beside the specification's routes, see docs/decisions/0007-embed-sign-in.md. */
export const section: Section = {
  name: 'embed',
  title: '授权',
  routes: [
    {
      path: '/embed/authorize',
      title: '授权登录',
      load: () => import('./Authorize.tsx'),
      login: true,
      sample: { never: 'Only a partner’s page opens it, in a window.' },
    },
  ],
}
