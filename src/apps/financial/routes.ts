import type { Section } from '#core/page/route.ts'

const owner = { login: true, grant: 'finance' } as const
/** Cards, secrets and whatever moves money: a partner's token reads the balance and its lines only. */
const onPlatform = { ...owner, platform: true } as const

export const section: Section = {
  name: 'financial',
  title: '金融账户',
  base: '/financial',
  routes: [
    { path: '/financial', redirect: '/financial/index' },
    { path: '/financial/index', title: '账户总览', load: () => import('./Overview.tsx'), ...onPlatform, nav: '资金' },

    // The balance, and what moves it
    {
      path: '/financial/balance',
      title: '账户余额',
      load: () => import('./balance/Balance.tsx'),
      ...owner,
      nav: '资金',
    },
    {
      path: '/financial/balance/frozenMoney',
      title: '冻结明细',
      load: () => import('./balance/FrozenMoney.tsx'),
      ...onPlatform,
      nav: '资金',
    },
    {
      path: '/financial/balance/rechargePerson/:id',
      title: '充值',
      load: () => import('./balance/RechargePerson.tsx'),
      ...onPlatform,
      sample: { at: '/financial/balance/rechargePerson/0' },
    },
    {
      path: '/financial/balance/recharge/:id',
      title: '充值',
      load: () => import('./balance/RechargeCompany.tsx'),
      ...onPlatform,
      sample: { at: '/financial/balance/recharge/0' },
    },
    {
      path: '/financial/balance/getCash/:type',
      title: '提现',
      load: () => import('./balance/GetCash.tsx'),
      ...onPlatform,
      sample: { at: '/financial/balance/getCash/card' },
    },
    {
      path: '/financial/balance/getCashPassword/:money',
      title: '输入支付密码',
      load: () => import('./balance/GetCashPassword.tsx'),
      ...onPlatform,
      sample: { at: '/financial/balance/getCashPassword/100?id={withdrawal}' },
    },
    {
      path: '/financial/balance/getCashResult',
      title: '提现结果',
      load: () => import('./balance/GetCashResult.tsx'),
      ...onPlatform,
      sample: { at: '/financial/balance/getCashResult?id={withdrawal}' },
    },

    // Bank cards
    {
      path: '/financial/BankAccount',
      title: '银行卡',
      load: () => import('./card/Cards.tsx'),
      ...onPlatform,
      nav: '账户',
    },
    {
      path: '/financial/addNewCardPerson',
      also: ['/financial/BankAccount/addNewCardPerson'],
      title: '对私绑卡',
      load: () => import('./card/AddCard.tsx'),
      ...onPlatform,
    },
    {
      path: '/financial/addCardResult',
      also: ['/financial/BankAccount/addCardResult'],
      title: '绑卡结果',
      load: () => import('./card/AddCardResult.tsx'),
      ...onPlatform,
      sample: { at: '/financial/addCardResult?id={card}' },
    },
    {
      path: '/financial/BankAccount/cardManage/:id',
      title: '银行卡管理',
      load: () => import('./card/CardManage.tsx'),
      ...onPlatform,
      sample: { at: '/financial/BankAccount/cardManage/{card}' },
    },

    // Security
    {
      path: '/financial/securitySettings',
      title: '安全设置',
      load: () => import('./security/Security.tsx'),
      ...onPlatform,
      nav: '账户',
    },
    {
      path: '/financial/securitySettings/setPayPassword',
      title: '设置支付密码',
      load: () => import('./security/SetPayPassword.tsx'),
      ...onPlatform,
    },
    {
      path: '/financial/securitySettings/setPasswordResult',
      title: '设置结果',
      load: () => import('./security/SetPasswordResult.tsx'),
      ...onPlatform,
    },
    {
      path: '/financial/securitySettings/updatePayPassword',
      title: '修改支付密码',
      load: () => import('./security/UpdatePayPassword.tsx'),
      ...onPlatform,
    },
    {
      path: '/financial/securitySettings/updatePasswordResult',
      title: '修改结果',
      load: () => import('./security/UpdatePasswordResult.tsx'),
      ...onPlatform,
    },
    {
      path: '/financial/securitySettings/resetPayPassword',
      title: '重置支付密码',
      load: () => import('./security/ResetPayPassword.tsx'),
      ...onPlatform,
    },
    {
      path: '/financial/securitySettings/resetPayPasswordPerson',
      title: '重置支付密码',
      load: () => import('./security/ResetPayPasswordPerson.tsx'),
      ...onPlatform,
    },
  ],
}
