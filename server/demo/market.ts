import { newId } from '#kernel/db/ids.ts'
import { figure } from './art/index.ts'
import { banner, logo } from './art/emblems.ts'
import type { Drawings } from './drawings.ts'
import type { Members } from './members.ts'
import { freightPlans, shops } from './shops.ts'
import { ago, type World } from './world.ts'

export interface Shop {
  id: string
  sellerId: string
  name: string
  openedDaysAgo: number
  /** Freight template ids by what the goods are like. */
  freight: Record<'fresh' | 'dry' | 'bulky', string>
}

/** The eight shops, each with its freight templates. */
export async function seedShops(world: World, members: Members, drawings: Drawings): Promise<Shop[]> {
  const { db, systemId } = world
  const seeded: Shop[] = []
  for (const [i, plan] of shops.entries()) {
    const sellerId = members.sellers[i]!.id
    const shop = {
      id: newId(),
      sellerId,
      name: plan.name,
      openedDaysAgo: plan.openedDaysAgo,
      freight: { fresh: newId(), dry: newId(), bulky: newId() },
    }
    const { name, areaCode, phone, mainGoods, notice, mark, colour, art } = plan
    await db
      .insertInto('shop')
      .values({
        systemId,
        boId: sellerId,
        id: shop.id,
        name,
        areaCode,
        phone,
        mainGoods,
        notice,
        logo: drawings.add(sellerId, logo(mark, colour)),
        banner: drawings.add(sellerId, banner(colour, figure(art, name))),
        areaName: world.areaNames.get(areaCode)!,
        createdAt: ago(world, plan.openedDaysAgo),
      })
      .execute()
    await db
      .insertInto('freightTemplate')
      .values(
        Object.entries(freightPlans(`${areaCode.slice(0, 2)}0000`)).map(([kind, { name, measure, rules }]) => ({
          systemId,
          sellerId,
          id: shop.freight[kind as keyof Shop['freight']],
          name,
          measure,
          sendAreaCode: areaCode,
          rules: JSON.stringify(rules),
          createdAt: ago(world, plan.openedDaysAgo),
        })),
      )
      .execute()
    seeded.push(shop)
  }
  return seeded
}
