import type { Db } from '../kernel/db.ts'
import { inTenant } from '../kernel/tenant.ts'
import { tx } from '../kernel/tx.ts'
import { firstSystemId } from '../tenant.ts'
import { voucher } from './art/emblems.ts'
import { planMoney, seedBelongings } from './belongings.ts'
import { createDrawings } from './drawings.ts'
import { seedGoods } from './goods.ts'
import { seedShops } from './market.ts'
import { seedMembers } from './members.ts'
import { planOrders } from './orders.ts'
import { buyer } from './people.ts'
import { createRandom } from './random.ts'
import { createTimeline } from './timeline.ts'
import type { World } from './world.ts'

/**
 * Seeds the demo market, once: what it holds is in DESIGN.md 8. Its tenant is there already.
 * @param partner origin of the page that plays a partner's site
 */
export const seedDemo = async (db: Db, { partner }: { partner: string }): Promise<void> => {
  await db
    .insertInto('systemOrigin')
    .values({ origin: partner, systemId: firstSystemId, kind: 'partner' })
    .onConflict((on) => on.column('origin').doNothing())
    .execute()
  await inTenant(firstSystemId, () => tx(db, seedOnce))
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
  planOrders(world, timeline, { members, shops, goods, voucher: drawings.add(members.buyer.id, voucher()) })
  await timeline.play()
  await seedBelongings(world, members, shops, goods)
  await drawings.save(world)
}
