import { newId } from '#kernel/db/ids.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Caller } from '#kernel/call/call.ts'
import { createDoor, createSites, type Shown } from '#kernel/call/caller.ts'
import { hashToken } from '#kernel/call/session.ts'
import { as, asVisitor } from '#kernel/testing/call.ts'
import { another, testDb, wotu } from '#kernel/testing/testing.ts'
import { inTenant } from '#kernel/call/tenant.ts'
import { tx } from '#kernel/call/tx.ts'
import { identify } from '../domains.ts'
import { makeMember } from '../testing/market.ts'
import { signIn, type Front, type Victim } from './victim.ts'
import { partner, platform } from './victimSignIn.ts'

const nowhere: Shown = {
  origin: platform,
  host: platform,
  sameOrigin: true,
  systemId: undefined,
  appToken: undefined,
  cookie: undefined,
  bearer: undefined,
  address: '192.0.2.1',
}

/** The server's own door, on the file's own database. */
const door = async (shown: Partial<Shown>) => {
  const { db } = await testDb()
  return createDoor({ setDb: db, sites: createSites(db), identify })({ ...nowhere, ...shown })
}
const enter = (cookie: string, shown: Partial<Shown> = {}) => door({ cookie, ...shown })
/** Whom the door takes a partner's page for, by its token. */
export const inPage = (bearer: string) => door({ origin: partner, sameOrigin: false, bearer })

type Grants = 'all' | 'none' | 'taken' | 'removed'

/** Who works for this employer: what they were granted, if anything, is taken once they are signed in. */
async function employee(db: Db, boId: string, had: Grants): Promise<string> {
  const { id: memberId } = await makeMember(db)
  const grants = had === 'none' ? [] : (['purchase', 'order', 'goods', 'shop', 'finance'] as const)
  const row = { systemId: wotu, boId, memberId, id: newId(), grants: [...grants], disabledAt: null }
  await db.insertInto('employee').values(row).execute()
  return signIn(db, memberId, boId)
}

/** What happens to their rows while their sessions live. */
async function lose(db: Db, tokens: { token: string; had: Grants }[]) {
  for (const { token, had } of tokens) {
    const session = db.selectFrom('session').select('memberId').where('id', '=', hashToken(token))
    const rows = db.updateTable('employee').where('memberId', '=', session)
    if (had === 'taken') await rows.set({ grants: [] }).execute()
    if (had === 'removed') await rows.set({ disabledAt: new Date() }).execute()
  }
}

/**
 * Everybody who has nothing to do with the victim's things, as the server's own door takes them for by their sessions. The
 * twin has things of every kind of their own: but for whose it is, each call would go through for them.
 */
export async function makeStrangers(
  { buyer, shop, session: { token: victimToken } }: Front,
  twin: Victim,
): Promise<Record<string, Caller>> {
  const { db } = await testDb()

  const tokens = await inTenant(wotu, () =>
    tx(db, async (trx) => {
      const [disabled, staff] = [await makeMember(trx), await makeMember(trx)]
      const made = {
        disabled: await signIn(trx, disabled.id),
        staff: await signIn(trx, staff.id),
        buyers: await employee(trx, buyer.id, 'none'),
        sellers: await employee(trx, shop.sellerId, 'none'),
        taken: await employee(trx, buyer.id, 'taken'),
        takenFromSeller: await employee(trx, shop.sellerId, 'taken'),
        removed: await employee(trx, buyer.id, 'removed'),
      }
      await trx.updateTable('member').set({ staff: true }).where('id', '=', staff.id).execute()
      await trx.updateTable('member').set({ disabledAt: new Date() }).where('id', '=', disabled.id).execute()
      return made
    }),
  )
  const before = await enter(tokens.taken)
  if (before.actor?.grants === 'all' || before.actor?.grants.size !== 5) throw new Error('nothing could be taken')
  await inTenant(wotu, () =>
    lose(db, [
      { token: tokens.taken, had: 'taken' },
      { token: tokens.takenFromSeller, had: 'taken' },
      { token: tokens.removed, had: 'removed' },
    ]),
  )
  const { id: foreign } = await inTenant(another, () => tx(db, (trx) => makeMember(trx, { systemId: another })))
  const abroad = await inTenant(another, () => signIn(db, foreign, foreign, another))
  const origin = 'http://another.localhost:4600'
  return {
    'a visitor': asVisitor,
    'another buyer': await enter(twin.session.token),
    'another seller': await enter(twin.sellerSession.token),
    'another buyer in a partner’s page': await inPage(twin.pageToken),
    'a disabled member': await enter(tokens.disabled),
    'the back office': await enter(tokens.staff),
    'the buyer’s employee without a grant': await enter(tokens.buyers),
    'the seller’s employee without a grant': await enter(tokens.sellers),
    'the buyer’s employee whose grants were taken a moment ago': await enter(tokens.taken),
    'the seller’s employee whose grants were taken a moment ago': await enter(tokens.takenFromSeller),
    'the buyer’s employee who was removed a moment ago': await enter(tokens.removed),
    'a member of another tenant': await enter(abroad, { origin, host: origin }),
    'the victim’s session shown to another tenant': await enter(victimToken, { origin, host: origin }),
    'another tenant’s session in the victim’s name': as({ memberId: buyer.id, shopId: shop.shopId }, another),
  }
}
