import type { Updateable } from 'kysely'
import type { addressCalls } from '@wotu/contract/basic/address.ts'
import { type Db, pagedRows } from '#kernel/db/db.ts'
import { holds, type Handlers } from '#kernel/call/handlers.ts'
import { clearDefault, ensureDefault } from '#kernel/db/oneDefault.ts'
import { newId } from '#kernel/db/ids.ts'
import { termsOf } from '#kernel/call/terms.ts'
import { found } from '#kernel/call/refuse.ts'
import { areaName } from '../area/area.ts'
import { lockMember } from '../member/lockMember.ts'
import type { AddressTable } from '../tables.ts'

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

/** One default a kind, so that an order never lacks one while there are any. */
const defaultOf = (boId: string, kind: Kind) => ({ table: 'address' as const, boId, kind })

const update = (db: Db, ownerId: string, id: string, set: Updateable<AddressTable>) =>
  db.updateTable('address').set(set).where('boId', '=', ownerId).where('id', '=', id).execute()

export const addressHandlers = {
  '/api/buyer/basic/member/address/list': ({ input, db, actor }) => addresses(db, actor.boId, input.kind).execute(),

  '/openapi/basic/memberAddr/selAddrListByBoIdParam/noLogin': async ({ input, db, actor }) =>
    actor && holds(actor, 'purchase') ? addresses(db, actor.boId, input.kind).execute() : [],

  '/api/basic/address/selByPage': async ({ input, db, actor }) =>
    pagedRows(await addresses(db, actor.boId, input.kind).execute(), input),

  '/api/basic/address/addAddr': async ({ input, db, systemId, actor, now, refuse }) => {
    await lockMember(db, actor.boId)
    const others = await addresses(db, actor.boId).execute()
    const { maxAddresses } = await termsOf(db, systemId)
    if (others.length >= maxAddresses) refuse('ADDRESS_FULL', { most: maxAddresses })
    const isDefault = input.isDefault || others.every((other) => other.kind !== input.kind)
    if (isDefault) await clearDefault(db, defaultOf(actor.boId, input.kind))
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
    await lockMember(db, actor.boId)
    const address = await readAddress(db, actor.boId, id)
    if (draft.isDefault) await clearDefault(db, defaultOf(actor.boId, draft.kind))
    await update(db, actor.boId, id, { ...draft, areaName: await areaName(db, draft.areaCode) })
    for (const kind of new Set([address.kind, draft.kind])) await ensureDefault(db, defaultOf(actor.boId, kind), id)
    return readAddress(db, actor.boId, id)
  },

  '/api/basic/address/delAddr': async ({ input, db, actor }) => {
    await lockMember(db, actor.boId)
    const address = await readAddress(db, actor.boId, input.id)
    await db.deleteFrom('address').where('boId', '=', actor.boId).where('id', '=', address.id).execute()
    await ensureDefault(db, defaultOf(actor.boId, address.kind), address.id)
    return null
  },

  '/api/basic/address/setDefault': async ({ input, db, actor }) => {
    await lockMember(db, actor.boId)
    const address = await readAddress(db, actor.boId, input.id)
    await clearDefault(db, defaultOf(actor.boId, address.kind))
    await update(db, actor.boId, address.id, { isDefault: true })
    return null
  },
} satisfies Handlers<typeof addressCalls>
