import { createHash } from 'node:crypto'
import { newId } from '#kernel/db/ids.ts'
import { act } from './act.ts'
import type { Goods } from './goods.ts'
import type { Shop } from './market.ts'
import type { Member, Members } from './members.ts'
import { recharge, withdraw } from './money.ts'
import type { Timeline } from './timeline.ts'
import { ago, type World } from './world.ts'

const searched = ['五常大米 稻花香', '有机', '小龙虾', '铁观音', '复合肥', '阳光玫瑰', '土鸡蛋']

/** A card at the sandbox bank, bound long ago. */
async function bindCard(
  { db, systemId, ...world }: World,
  { id: boId, name, phone }: Member,
  card: { code: string; bank: string; last4: string; isDefault: boolean },
) {
  const id = newId()
  await db
    .insertInto('bankCard')
    .values({
      systemId,
      boId,
      id,
      kind: 'person',
      holder: name,
      bankCode: card.code,
      bankName: card.bank,
      last4: card.last4,
      token: createHash('sha256').update(`${boId}${card.last4}`).digest('base64url'),
      phone,
      state: 'bound',
      isDefault: card.isDefault,
      createdAt: ago(world, 150),
    })
    .execute()
  return id
}

/** Everybody's money comes first; the demo's buyer and seller also have cards, and a wallet with a history. */
export async function planMoney(world: World, timeline: Timeline, members: Members): Promise<void> {
  for (const [i, { id, money }] of members.all.entries())
    if (money > 0) timeline.add(ago(world, 130 - i / 4), (at) => recharge(world, id, money * 100, at))
  const { buyer, sellers } = members
  const seller = sellers[0]!
  await bindCard(world, buyer, { code: 'CCB', bank: '中国建设银行', last4: '6688', isDefault: false })
  const buyersCard = await bindCard(world, buyer, {
    code: 'ICBC',
    bank: '中国工商银行',
    last4: '0235',
    isDefault: true,
  })
  const sellersCard = await bindCard(world, seller, {
    code: 'ABC',
    bank: '中国农业银行',
    last4: '7712',
    isDefault: true,
  })
  for (const [days, yuan] of [
    [71, 5000],
    [40, 3000],
    [18, 8000],
    [3, 2000],
  ] as const)
    timeline.add(ago(world, days), (at) => recharge(world, buyer.id, yuan * 100, at))
  timeline.add(ago(world, 55.3), (at) => withdraw(world, buyer.id, buyersCard, 120_000, at))
  timeline.add(ago(world, 9.6), (at) => withdraw(world, buyer.id, buyersCard, 60_000, at))
  for (const [days, yuan] of [
    [62, 4000],
    [33, 2600],
    [12, 3000],
    [4.4, 1200],
  ] as const)
    timeline.add(ago(world, days), (at) => withdraw(world, seller.id, sellersCard, yuan * 100, at))
}

/** On the other system the demo's buyer has two accounts, and the seller one; nobody has bound any yet. */
async function seedCbAccounts({ db, systemId }: World, { buyer, sellers }: Members): Promise<void> {
  const owners = [buyer, buyer, sellers[0]!]
  const accounts = owners.map(({ phone, name }, i) => ({ systemId, account: `CB${100_001 + i}`, phone, name }))
  await db.insertInto('sandboxCbAccount').values(accounts).execute()
}

/** For whom the demo's first seller produces. */
async function seedManufacturers(world: World, { sellers: [seller] }: Members): Promise<void> {
  const { name: leader, phone } = seller!
  for (const [i, one] of [
    { name: '五常市民乐乡稻香家庭农场', kind: 'familyFarm' as const, leader: '李秀英', phone: '13936521187' },
    { name: '五常市兴农水稻种植专业合作社', kind: 'cooperative' as const, leader, phone, isDefault: true },
  ].entries())
    await act(
      world,
      '/api/basic/manage/manufacturer/add',
      { ...one, areaCode: '230184' },
      seller!,
      ago(world, 120 - i * 30),
    )
}

/** What the demo's buyer has in his cart, keeps and looked for; one thing of his cart has gone off sale since. */
export async function seedBelongings(world: World, members: Members, shops: Shop[], goods: Goods[]): Promise<void> {
  const { db } = world
  const { buyer } = members
  await seedCbAccounts(world, members)
  await seedManufacturers(world, members)
  const of = (shop: number, place: number) => goods.filter((one) => one.shopId === shops[shop]!.id)[place]!
  const gone = of(5, 15)
  for (const [i, one] of [of(0, 1), of(0, 14), of(2, 1), gone].entries())
    await act(
      world,
      '/openapi/trading/cart/addOrderCartV2/1.0',
      { specId: one.specs[0]!.id, quantity: 1 + (i % 2) },
      buyer,
      ago(world, 2 - i / 4),
    )
  const kept = [of(0, 0), of(1, 0), of(3, 18), of(4, 2), of(6, 0), gone]
  for (const [i, { id: targetId }] of kept.entries())
    await act(world, '/api/basic/fav/addFav', { kind: 'goods', targetId }, buyer, ago(world, 30 - i * 4))
  for (const [i, { id: targetId }] of [shops[0]!, shops[4]!, shops[5]!].entries())
    await act(world, '/api/basic/fav/addFav', { kind: 'shop', targetId }, buyer, ago(world, 25 - i * 6))
  for (const [i, words] of searched.entries())
    await act(world, '/api/buyer/dmp/search/history/add', { words }, buyer, ago(world, 8 - i))
  await db
    .updateTable('goods')
    .set({ state: 'off' })
    .where('sellerId', '=', gone.sellerId)
    .where('id', '=', gone.id)
    .execute()
}
