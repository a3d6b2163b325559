import type { Section } from '#core/page/route.ts'

export const section: Section = {
  name: 'auth',
  title: '登录与注册',
  routes: [
    { path: '/user/login', title: '登录', load: () => import('./Login.tsx') },
    { path: '/user/register', title: '个人注册', load: () => import('./Register.tsx') },
    { path: '/user/registerQY', title: '企业注册', load: () => import('./RegisterQY.tsx') },
    { path: '/user/forget', title: '忘记密码', load: () => import('./Forget.tsx') },
  ],
}
