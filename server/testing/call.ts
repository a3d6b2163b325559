import { expect } from 'vitest'
import type { ErrorCode } from '@wotu/contract/errors.ts'
import { contract, type InputOf, type OutputOf, type Path } from '@wotu/contract/index.ts'
import type { Caller } from '#kernel/call/call.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { as, testCalls } from '#kernel/testing/call.ts'
import { domains } from '../domains.ts'

const handlers = Object.assign({}, ...domains.map((domain) => domain.handlers)) as Handlers<typeof contract>

/** Every call of the contract, through the kernel with the server's own handlers. */
const present = Object.fromEntries(Object.entries(contract).filter(([p]) => p in handlers)) as typeof contract
export const market = testCalls(present, handlers)

/**
 * One call in the transaction of `inRollback`, typed by its path:
 *
 *     await call(db, '/api/buyer/trading/cart/selCartCount', {}, owner(buyer.id))
 *
 * @throws {Refusal} what the call refuses
 */
export const call = <P extends Path>(db: Db, path: P, input: InputOf<P>, caller: Caller, key?: string) =>
  market.call(path, input as never, caller, { db, ...(key !== undefined && { key }) }) as Promise<OutputOf<P>>

/** Calls by their paths, each with an input. */
export type Inputs = { [P in Path]?: InputOf<P> }

/** Every call of the table, made with a key, is refused with this code. */
export async function refused(db: Db, calls: Inputs, caller: Caller, code: ErrorCode) {
  for (const [path, input] of Object.entries(calls))
    await expect(call(db, path as Path, input as never, caller, newId()), path).rejects.toMatchObject({ code })
}

/** The owner of a business, signed in. */
export const owner = (memberId: string) => as({ memberId })

/** A seller, signed in. */
export const seller = (shop: { sellerId: string; shopId: string }) =>
  as({ memberId: shop.sellerId, shopId: shop.shopId })
