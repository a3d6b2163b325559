import type { payPasswordCalls } from '@wotu/contract/finance/payPassword.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Context, Actor, Handlers } from '#kernel/call/handlers.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import { hour, later, termsOf } from '#kernel/call/terms.ts'
import { realNameOf, sendCode, useCode } from '../../basic/index.ts'
import { authorise, checkPayPassword, hashPayPassword, isWeak } from './payPassword.ts'

/** The person who holds the business, whose phone gets the codes. */
const holder = async (db: Db, boId: string) =>
  found('账号', await db.selectFrom('member').select('phone').where('id', '=', boId).executeTakeFirst())

async function store(
  { db, systemId, actor, now }: Context<unknown, Actor>,
  password: string,
  extra: { cashFrom?: Date } = {},
) {
  const fresh = { hash: await hashPayPassword(actor.boId, password), failed: 0, updatedAt: now, ...extra }
  await db
    .insertInto('payPassword')
    .values({ systemId, boId: actor.boId, ...fresh })
    .onConflict((c) => c.column('boId').doUpdateSet(fresh))
    .execute()
}

const isSet = async (db: Db, boId: string) =>
  (await db.selectFrom('payPassword').select('boId').where('boId', '=', boId).executeTakeFirst()) !== undefined

export const payPasswordHandlers = {
  '/api/finance/account/isPayPwd': async ({ db, actor, now }) => {
    const row = await db
      .selectFrom('payPassword')
      .select(['lockedUntil', 'cashFrom'])
      .where('boId', '=', actor.boId)
      .executeTakeFirst()
    const future = (at: Date | null | undefined) => (at && at > now ? at.toISOString() : null)
    return { isSet: row !== undefined, lockedUntil: future(row?.lockedUntil), cashFrom: future(row?.cashFrom) }
  },

  '/api/finance/account/sendMessage': async (context) => {
    const { phone } = await holder(context.db, context.actor.boId)
    await sendCode(context, phone, 'finance')
    return { phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` }
  },

  '/api/basic/member/login/setPayPwdByBoId': async (context) => {
    const { db, actor, input } = context
    if (await isSet(db, actor.boId)) refuse('PAY_PASSWORD_EXISTS')
    if (isWeak(input.password)) refuse('PAY_PASSWORD_WEAK')
    await useCode(context, (await holder(db, actor.boId)).phone, 'finance', input.code)
    await store(context, input.password)
    return null
  },

  '/api/basic/member/login/updPayPwdByBoId': async (context) => {
    const { input } = context
    if (isWeak(input.password)) refuse('PAY_PASSWORD_WEAK')
    await checkPayPassword(context, input.old)
    await store(context, input.password)
    return null
  },

  // A reset does not lift a lock: whoever guessed five times waits all the same.
  '/api/finance/account/replacePayPwd': async (context) => {
    const { db, systemId, actor, input, now } = context
    if (!(await isSet(db, actor.boId))) refuse('PAY_PASSWORD_UNSET')
    if (isWeak(input.password)) refuse('PAY_PASSWORD_WEAK')
    const realName = await realNameOf(db, actor.boId)
    if (realName === '') refuse('NAME_UNSET')
    const { phone } = await holder(db, actor.boId)
    await useCode(context, phone, 'finance', input.code)
    const cards = await db
      .selectFrom('bankCard')
      .select('last4')
      .where('boId', '=', actor.boId)
      .where('state', '=', 'bound')
      .execute()
    const knowsCard = cards.length === 0 || cards.some((card) => card.last4 === input.last4)
    if (input.name !== realName || !knowsCard) refuse('IDENTITY_MISMATCH')
    // Time for the true owner to notice.
    const { cashRestHours } = await termsOf(db, systemId)
    await store(context, input.password, { cashFrom: later(now, cashRestHours * hour) })
    return null
  },

  '/api/basic/member/login/checkoutPayPwd': async (context) => {
    const { input, db, systemId, actor, now } = context
    const { password, ...what } = input
    await checkPayPassword(context, password)
    return authorise(db, systemId, actor, what, now)
  },
} satisfies Handlers<typeof payPasswordCalls>
