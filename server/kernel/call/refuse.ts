import { errors, httpStatus, type ErrorCode } from '@wotu/contract/errors.ts'

/** The names between braces in a message: `'{what}不存在'` → `'what'`. */
type Placeholder<Message> = Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never

/** What a refusal of this code must be given to fill its message; nothing for most. */
export type ParamsOf<C extends ErrorCode> = [Placeholder<(typeof errors)[C]>] extends [never]
  ? Record<string, never>
  : Record<Placeholder<(typeof errors)[C]>, string | number>

interface RefusalDetail {
  params?: Record<string, string | number> | undefined
  data?: unknown
  keep?: boolean
}

/** A coded answer other than success. Whoever throws it ends the call; the transaction rolls back unless `keep`. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly data: unknown
  readonly keep: boolean

  constructor(code: ErrorCode, { params = {}, data = null, keep = false }: RefusalDetail = {}) {
    super(errors[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')))
    this.code = code
    this.data = data
    this.keep = keep
  }

  /** HTTP status of the answer: 200 for a business refusal, 401, 403 or 500 for the few that have their own. */
  get status() {
    return httpStatus[this.code] ?? 200
  }

  /** The body as the client reads it. */
  get envelope() {
    return { code: this.code, msg: this.message, data: this.data }
  }
}

type Detail<C extends ErrorCode> = [Placeholder<(typeof errors)[C]>] extends [never]
  ? [params?: ParamsOf<C>, data?: unknown]
  : [params: ParamsOf<C>, data?: unknown]

/**
 * Ends the call with a code. `return refuse(…)` lets the compiler narrow what follows.
 * @throws {Refusal} always
 */
export function refuse<C extends ErrorCode>(code: C, ...[params, data]: Detail<C>): never {
  throw new Refusal(code, { params, data })
}

/**
 * Refuses but commits what the handler wrote before: a wrong password that was counted.
 * @throws {Refusal} always
 */
export function refuseAndKeep<C extends ErrorCode>(code: C, ...[params, data]: Detail<C>): never {
  throw new Refusal(code, { params, data, keep: true })
}

/**
 * The row, when it is there and `allowed`. An object that isn't the caller's answers exactly as one that isn't there.
 *
 *     const order = found('订单', await …executeTakeFirst(), (o) => o.buyerId === actor.boId)
 *
 * @throws {Refusal} NOT_FOUND
 */
export const found = <Row>(what: string, row: Row | undefined, allowed: (row: Row) => boolean = () => true): Row =>
  row !== undefined && allowed(row) ? row : refuse('NOT_FOUND', { what })
