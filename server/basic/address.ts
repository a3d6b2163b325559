import type { addressCalls } from '@wotu/contract/basic/address.ts'
import type { Db } from '#kernel/db.ts'
import { holds, type Handlers } from '#kernel/handlers.ts'
import { newId } from '#kernel/ids.ts'
import { found } from '#kernel/refuse.ts'
import { areaName } from './area.ts'

const maxAddresses = 20

type Kind = 'receive' | 'send' | 'return'

const addresses = (db: Db, boId: string, kind?: Kind) =>
  db
    .selectFrom('address')
    .select(['id', 'kind', 'consignee', 'phone', 'areaCode', 'areaName', 'detail', 'isDefault'])
    .where('boId', '=', boId)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind!))
    .orderBy('isDefault', 'desc')
    .orderBy('id', 'desc')

const readAddress = async (db: Db, boId: string, id: string) =>
  found('地址', await addresses(db, boId).where('id', '=', id).executeTakeFirst())

/** One default a kind: whoever is it now gives way. */
const clearDefault = (db: Db, boId: string, kind: Kind) =>
  db
    .updateTable('address')
    .set({ isDefault: false })
    .where('boId', '=', boId)
    .where('kind', '=', kind)
    .where('isDefault', '=', true)
    .execute()

export const addressHandlers = {
  '/api/buyer/basic/member/address/list': ({ input, db, actor }) => addresses(db, actor.boId, input.kind).execute(),

  '/openapi/basic/memberAddr/selAddrListByBoIdParam/noLogin': async ({ input, db, actor }) =>
    actor && holds(actor, 'purchase') ? addresses(db, actor.boId, input.kind).execute() : [],

  '/api/basic/address/selByPage': async ({ input, db, actor }) => {
    const all = await addresses(db, actor.boId, input.kind).execute()
    return { total: all.length, rows: all.slice((input.page - 1) * input.size, input.page * input.size) }
  },

  '/api/basic/address/addAddr': async ({ input, db, systemId, actor, now, refuse }) => {
    const others = await addresses(db, actor.boId).execute()
    if (others.length >= maxAddresses) refuse('ADDRESS_FULL')
    const isDefault = input.isDefault || others.every((other) => other.kind !== input.kind)
    if (isDefault) await clearDefault(db, actor.boId, input.kind)
    const id = newId()
    const name = await areaName(db, input.areaCode)
    await db
      .insertInto('address')
      .values({ ...input, isDefault, systemId, boId: actor.boId, id, areaName: name, createdAt: now })
      .execute()
    return readAddress(db, actor.boId, id)
  },

  '/api/basic/address/updAddr': async ({ input, db, actor }) => {
    const { id, ...draft } = input
    const address = await readAddress(db, actor.boId, id)
    if (draft.isDefault && !address.isDefault) await clearDefault(db, actor.boId, draft.kind)
    const name = await areaName(db, draft.areaCode)
    await db
      .updateTable('address')
      .set({ ...draft, areaName: name })
      .where('boId', '=', actor.boId)
      .where('id', '=', id)
      .execute()
    return readAddress(db, actor.boId, id)
  },

  '/api/basic/address/delAddr': async ({ input, db, actor }) => {
    const address = await readAddress(db, actor.boId, input.id)
    await db.deleteFrom('address').where('boId', '=', actor.boId).where('id', '=', address.id).execute()
    if (address.isDefault) {
      // The youngest of the others takes over, so that an order never lacks a default while there are addresses.
      const next = await addresses(db, actor.boId, address.kind).executeTakeFirst()
      if (next)
        await db
          .updateTable('address')
          .set({ isDefault: true })
          .where('boId', '=', actor.boId)
          .where('id', '=', next.id)
          .execute()
    }
    return null
  },

  '/api/basic/address/setDefault': async ({ input, db, actor }) => {
    const address = await readAddress(db, actor.boId, input.id)
    await clearDefault(db, actor.boId, address.kind)
    await db
      .updateTable('address')
      .set({ isDefault: true })
      .where('boId', '=', actor.boId)
      .where('id', '=', address.id)
      .execute()
    return null
  },
} satisfies Handlers<typeof addressCalls>
