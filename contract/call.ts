import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may make a call. The kernel checks it before the handler runs.
 *
 * - `visitor`     anyone, signed in or not
 * - `member`      a signed-in person, acting on what is personally theirs (`actor.memberId`)
 * - `owner`       a signed-in person acting for a business owner (`actor.boId`): himself, or the employer
 *                 whose identity he has taken; an employee needs the call's `grant`
 * - `seller`      an `owner` who has a shop (`actor.shopId`)
 * - `backOffice`  the platform's own staff
 */
export type Who = 'visitor' | 'member' | 'owner' | 'seller' | 'backOffice'

/** What an employer can grant an employee. The owner himself holds all of them. */
export const grants = {
  purchase: '采购',
  order: '订单',
  goods: '商品',
  shop: '店铺',
  finance: '财务',
} as const
export type Grant = keyof typeof grants

/**
 * What a member can let a partner's page do in their name, as the consent says it. Never among it: what a seller does
 * with an order, confirming payments, bank cards, secrets, and taking another identity.
 */
export const scopes = {
  profile: '查看您的名称和脱敏的手机号',
  cart: '查看和修改您的购物车、收藏',
  addresses: '查看和修改您的收货地址',
  orders: '查看您买入的订单和账单',
  ordering: '代您下单、取消和评价订单；付款须在本平台输入支付密码',
  sales: '查看您的店铺卖出的订单',
  wallet: '查看您的余额和收支明细',
} as const
export type Scope = keyof typeof scopes
export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]]

interface Spec<I extends z.ZodType, O extends z.ZodType, W extends Who> {
  /** What the call does, in Chinese: its summary in `/openapi.json`. */
  title: string
  who: W
  /** What an employee must have been granted, one of these; required for `owner` and `seller`. */
  grant?: Grant | readonly Grant[]
  /** What a partner's page needs the member's consent to, to make it with their token. Without one no such token makes it. */
  scope?: Scope
  /** A `z.strictObject`: an unknown field is refused. */
  input: I
  output: O
  /** The business refusals that the handler may throw, beyond those every call shares. */
  errors?: readonly ErrorCode[]
  /** A request body that works against the demo market; shown in `/openapi.json`. */
  example: z.input<I>
  /**
   * The platform's own frame in a partner's page may make it, with a token of its own. None of them moves money without
   * the payment password, which is typed in the frame, or what the payer does on the channel's own page.
   */
  framed?: true
}

interface WriteSpec<I extends z.ZodType, O extends z.ZodType, W extends Who> extends Spec<I, O, W> {
  /** Refuse the call unless it comes from the platform's own origin: for secrets that are typed in. */
  platformOnly?: boolean
  /** Its answer lets one in (a token, a code), so it is kept nowhere: tried again with its key, the call is made again. */
  secret?: boolean
  /** Refuse the call without an idempotency key: for everything that moves money or goods. */
  keyed?: boolean
  /** Paths of the reads whose answers this call makes stale, for this actor and whoever else is told. */
  stale?: readonly string[]
}

export type Read<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, W extends Who = Who> = Spec<
  I,
  O,
  W
> & {
  kind: 'read'
}
export type Write<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, W extends Who = Who> = WriteSpec<
  I,
  O,
  W
> & { kind: 'write' }
export type Call = Read | Write

/** A call that changes nothing: it may be cached, shared and retried. */
export const read = <I extends z.ZodType, O extends z.ZodType, W extends Who>(spec: Spec<I, O, W>): Read<I, O, W> => ({
  kind: 'read',
  ...spec,
})

/** A call that changes something: it runs in one transaction, and its idempotency key commits with it. */
export const write = <I extends z.ZodType, O extends z.ZodType, W extends Who>(
  spec: WriteSpec<I, O, W>,
): Write<I, O, W> => ({ kind: 'write', ...spec })

/** What the caller sends and what comes back in `data`, by the call's type. */
export type Input<C extends Call> = z.input<C['input']>
export type Output<C extends Call> = z.output<C['output']>
