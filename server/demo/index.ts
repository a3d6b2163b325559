import { scopeNames } from '@wotu/contract/call.ts'
import type { Db } from '#kernel/db/db.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { tx } from '#kernel/call/tx.ts'
import { firstSystemId } from '../tenant.ts'
import { voucher } from './art/emblems.ts'
import { planMoney, seedBelongings } from './belongings.ts'
import { createDrawings } from './drawings.ts'
import { seedGoods } from './goods.ts'
import { seedShops } from './market.ts'
import { seedMembers } from './members.ts'
import { planOrders } from './orders.ts'
import { buyer } from './people.ts'
import { planProfiles } from './profiles.ts'
import { createRandom } from './random.ts'
import { createTimeline } from './timeline.ts'
import type { World } from './world.ts'

/**
 * Seeds the demo market, once: what it holds is in DESIGN.md 8. Its tenant is there already.
 * @param partner the site that plays a partner, and its backend's key, which is a new one at each start
 */
export const seedDemo = async (db: Db, { partner }: { partner: PartnerSite }): Promise<void> => {
  await db
    .insertInto('systemOrigin')
    .values({ origin: partner.origin, systemId: firstSystemId, kind: 'partner' })
    .onConflict((on) => on.column('origin').doNothing())
    .execute()
  await inTenant(firstSystemId, () =>
    tx(db, async (trx) => {
      await seedOnce(trx)
      await seedPartner(trx, partner)
    }),
  )
}

interface PartnerSite {
  origin: string
  kid: string
  publicKey: string
  /** The site's own number of its only user, who is the demo's buyer here. */
  user: string
}

/** The buyer has agreed that this site's backend vouches for him. */
async function seedPartner(db: Db, { origin, kid, publicKey, user }: PartnerSite): Promise<void> {
  const systemId = firstSystemId
  const key = { origin, publicKey, revokedAt: null }
  await db
    .insertInto('partnerKey')
    .values({ systemId, kid, ...key })
    .onConflict((on) => on.columns(['systemId', 'kid']).doUpdateSet(key))
    .execute()
  const { id } = await db.selectFrom('member').select('id').where('phone', '=', buyer.phone).executeTakeFirstOrThrow()
  const linkedAt = new Date()
  const expiresAt = new Date(linkedAt.getTime() + 180 * 86_400_000)
  await db
    .insertInto('partnerUser')
    .values({ systemId, memberId: id, boId: id, origin, userId: user, scopes: [...scopeNames], linkedAt, expiresAt })
    .onConflict((on) => on.doNothing())
    .execute()
}

async function seedOnce(db: Db): Promise<void> {
  if (await db.selectFrom('member').select('id').where('phone', '=', buyer.phone).executeTakeFirst()) return
  const areas = await db.selectFrom('area').select(['code', 'fullName']).execute()
  const world: World = {
    db,
    systemId: firstSystemId,
    now: new Date(),
    random: createRandom(20_260_301),
    areaNames: new Map(areas.map(({ code, fullName }) => [code, fullName])),
  }
  const drawings = createDrawings()
  const members = await seedMembers(world, drawings)
  const shops = await seedShops(world, members, drawings)
  const goods = await seedGoods(world, shops, drawings)
  const timeline = createTimeline()
  await planMoney(world, timeline, members)
  planProfiles(world, timeline, members, drawings)
  planOrders(world, timeline, { members, shops, goods, voucher: drawings.add(members.buyer.id, voucher()) })
  // Vouchers and evaluations show uploads, which must be there.
  await drawings.save(world)
  await timeline.play()
  await db
    .updateTable('system')
    .set({ settings: { servicePhone: '13900000009' } })
    .where('id', '=', firstSystemId)
    .execute()
  await seedBelongings(world, members, shops, goods)
}
