import { z } from 'zod'
import { read } from '../call.ts'
import { id, instant, nothing, pageOf, paging } from '../fields.ts'

const earning = { register: '注册账号', profile: '完善资料', receive: '确认收货', evaluate: '评价订单' } as const
const words = { ...earning, expire: '过期清零' } as const
const names = <W extends object>(of: W) => Object.keys(of) as [keyof W & string, ...(keyof W & string)[]]

/** What earns points. */
export const PointAction = z.enum(names(earning)).meta({ title: '行为', words: earning })
export type PointAction = z.infer<typeof PointAction>
/** What changes them: what earns them, and time. */
export const PointKind = z.enum(names(words)).meta({ title: '来源', words })
export type PointKind = z.infer<typeof PointKind>

/** One change of an owner's points. */
export const PointEntry = z.object({
  id,
  at: instant,
  kind: PointKind,
  /** Below zero where they were spent or have expired. */
  points: z.int().meta({ title: '积分变动' }),
  /** What there was afterwards. */
  balance: z.int().meta({ title: '余额' }),
  /** The order that it came by. */
  orderId: id.nullable(),
})
export type PointEntry = z.infer<typeof PointEntry>

export const PointRule = z.object({
  action: PointAction,
  points: z.int().meta({ title: '分值' }),
  /** The most points of its kind in one day; null for what happens once only. */
  perDay: z.int().nullable().meta({ title: '每日上限' }),
})
export type PointRule = z.infer<typeof PointRule>

// They are the owner's own: no grant lets an employee see them.
const owner = { who: 'owner', grant: [] } as const

/** What `earnPoints` of the server makes stale. */
export const pointReads = ['/api/basic/mine/selMyPoint', '/api/basic/point/myPointList'] as const

export const pointCalls = {
  '/api/basic/mine/selMyPoint': read({
    title: '我的积分：可用的，以及30天内过期的',
    ...owner,
    input: nothing,
    output: z.object({ points: z.int(), expiring: z.int() }),
    example: {},
  }),
  '/api/basic/point/myPointList': read({
    title: '积分明细：可按来源和时间查询',
    ...owner,
    input: z.strictObject({
      ...paging,
      kind: PointKind.optional(),
      from: instant.optional().meta({ title: '开始时间' }),
      to: instant.optional().meta({ title: '结束时间' }),
    }),
    output: pageOf(PointEntry),
    example: { page: 1 },
  }),
  '/api/basic/pointRegular/selRegularListByParam': read({
    title: '积分规则：哪些行为得多少分，每日上限与有效期',
    who: 'member',
    input: z.strictObject({ action: PointAction.optional() }),
    output: z.object({
      /** Points expire so many days after they were earned. */
      days: z.int(),
      rules: z.array(PointRule),
    }),
    example: {},
  }),
} as const
