import { z } from 'zod'
import { read, write } from '../call.ts'
import { fen, nothing } from '../fields.ts'

const count = (title: string, least = 1, most = 10_000) => z.int().min(least).max(most).meta({ title })

/** What a site's business goes by. Each is a whole number of what its name ends in; kept per system id, with one default. */
export const Terms = z.strictObject({
  payMinutes: count('未付款订单关闭（分钟）'),
  payOfflineHours: count('线下转账待确认的订单关闭（小时）'),
  receiveDays: count('发货后自动确认收货（天）', 1, 365),
  extendDays: count('延长收货（天）', 1, 365),
  evaluateDays: count('收货后可评价（天）', 1, 365),
  remindHours: count('提醒发货间隔（小时）'),
  maxAddresses: count('收货地址数量', 1, 1000),
  rechargeMinutes: count('充值单有效期（分钟）'),
  cashPerDayFen: fen.meta({ title: '每日提现限额' }),
  cashFeeFen: fen.meta({ title: '每笔提现手续费' }),
  maxCards: count('银行卡数量', 1, 100),
  cashRestHours: count('重置支付密码后暂停提现（小时）', 0),
  payPasswordTries: count('支付密码连续错误次数', 1, 20),
  payPasswordLockHours: count('支付密码锁定（小时）'),
  codesPerDay: count('每个手机号每日验证码次数', 1, 100),
  codeMinutes: count('验证码有效期（分钟）', 1, 60),
  pointDays: count('积分有效期（天）', 31, 3650),
})
export type Terms = z.infer<typeof Terms>

/** What the platform's own staff set for their site. */
export const Settings = z.strictObject({
  /** The specification has both readings. */
  loginGuard: z.boolean().meta({ title: '访客打开需登录的页面时先去登录' }),
  transactionHome: z
    .string()
    .regex(/^\/transaction\/[\w/-]{1,100}$/, '请填写 /transaction/ 下的页面路径')
    .meta({ title: '交易管理首页' }),
  redirectHosts: z
    .array(z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, '请填写域名，如 pay.example.com'))
    .max(50)
    .meta({ title: '允许跳转的域名' }),
  servicePhone: z
    .string()
    .regex(/^[\d-]{0,20}$/, '请填写电话号码')
    .meta({ title: '客服电话' }),
  terms: Terms.meta({ title: '业务规则' }),
})
export type Settings = z.infer<typeof Settings>

const all = '/api/basic/system/setting/sel'

/** Beside the specification's calls: it names settings and no call that sets them. */
export const settingCalls = {
  [all]: read({ title: '站点设置', who: 'backOffice', input: nothing, output: Settings, example: {} }),
  '/api/basic/system/setting/upd': write({
    title: '修改站点设置：只改给出的项；几秒内在所有进程生效',
    who: 'backOffice',
    platformOnly: true,
    input: Settings.extend({ terms: Terms.partial().meta({ title: '业务规则' }) }).partial(),
    output: Settings,
    stale: [all],
    example: { servicePhone: '13900000009', terms: { payMinutes: 30 } },
  }),
}
