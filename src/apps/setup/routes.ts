import type { Section } from '#core/page/route.ts'

export const section: Section = {
  name: 'setup',
  title: '设置',
  base: '/setup',
  routes: [
    { path: '/setup', redirect: '/setup/index' },
    { path: '/setup/index', title: '设置', load: () => import('./Index.tsx'), login: true, nav: '账号' },
    {
      path: '/setup/wdzl/:isIntro?',
      title: '我的资料',
      load: () => import('./Profile.tsx'),
      login: true,
      nav: '账号',
    },
    {
      path: '/setup/shippingAddress/:isIntro?',
      title: '收货地址',
      load: () => import('./ShippingAddress.tsx'),
      login: true,
      grant: 'purchase',
      nav: '账号',
    },
    {
      path: '/setup/manufacturerList',
      title: '生产主体',
      load: () => import('./manufacturer/List.tsx'),
      login: true,
      grant: 'shop',
      nav: '账号',
    },
    {
      path: '/setup/manufacturerList/add',
      title: '新增生产主体',
      load: () => import('./manufacturer/Add.tsx'),
      login: true,
      grant: 'shop',
    },
    {
      path: '/setup/manufacturerList/update/:id',
      title: '编辑生产主体',
      load: () => import('./manufacturer/Update.tsx'),
      login: true,
      grant: 'shop',
    },
    // The owner's alone: the server refuses every employee.
    {
      path: '/setup/member',
      title: '员工管理',
      load: () => import('./employee/List.tsx'),
      login: true,
      nav: '账号',
    },
    {
      path: '/setup/member/addMember',
      title: '新增员工',
      load: () => import('./employee/Add.tsx'),
      login: true,
    },
    {
      path: '/setup/member/update/:id',
      title: '编辑员工',
      load: () => import('./employee/Update.tsx'),
      login: true,
    },
    {
      path: '/setup/setPasswordOne',
      title: '身份验证',
      load: () => import('./SetPasswordOne.tsx'),
      login: true,
    },
    { path: '/setup/xgsjh', title: '修改手机号', load: () => import('./ChangePhone.tsx'), login: true },
    { path: '/setup/bindAccount', title: '账号绑定', load: () => import('./BindAccount.tsx'), login: true },
    {
      path: '/setup/setLoginPassword/:isIntro?',
      title: '设置登录密码',
      load: () => import('./SetLoginPassword.tsx'),
      login: true,
    },
    // Who has forgotten his password can't sign in first.
    { path: '/setup/backPwdOne', title: '找回密码', load: () => import('./BackPwdOne.tsx') },
    { path: '/setup/backPwdTwo', title: '重设密码', load: () => import('./BackPwdTwo.tsx') },
    { path: '/setup/collection', title: '我的收藏', load: () => import('./Collection.tsx'), login: true, nav: '收藏' },
    { path: '/setup/spsc', title: '商品收藏', load: () => import('./Spsc.tsx'), login: true, nav: '收藏' },
    { path: '/setup/dpsc', title: '店铺收藏', load: () => import('./Dpsc.tsx'), login: true, nav: '收藏' },
  ],
}
