import type { payPasswordCalls } from '@wotu/contract/finance/payPassword.ts'
import type { Db } from '#kernel/db.ts'
import type { Context, Actor, Handlers } from '#kernel/handlers.ts'
import { found, refuse } from '#kernel/refuse.ts'
import { sendCode, useCode } from '../basic/index.ts'
import { authorise, checkPayPassword, hashPayPassword, isWeak } from './payPassword.ts'

/** After a reset, withdrawals rest this long: time for the true owner to notice. */
const cashRestMs = 24 * 3_600_000

/** The person who holds the business, whose phone gets the codes. */
const holder = async (db: Db, boId: string) =>
  found(
    '账号',
    await db.selectFrom('member').select(['name', 'orgName', 'phone']).where('id', '=', boId).executeTakeFirst(),
  )

async function store(
  { db, systemId, actor, now }: Context<unknown, Actor>,
  password: string,
  extra: { cashFrom?: Date } = {},
) {
  if (isWeak(password)) refuse('PAY_PASSWORD_WEAK')
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
    const { db, actor, input, now } = context
    if (isWeak(input.password)) refuse('PAY_PASSWORD_WEAK')
    await checkPayPassword(db, actor.boId, input.old, now)
    await store(context, input.password)
    return null
  },

  // A reset does not lift a lock: whoever guessed five times waits all the same.
  '/api/finance/account/replacePayPwd': async (context) => {
    const { db, actor, input, now } = context
    if (!(await isSet(db, actor.boId))) refuse('PAY_PASSWORD_UNSET')
    if (isWeak(input.password)) refuse('PAY_PASSWORD_WEAK')
    const person = await holder(db, actor.boId)
    await useCode(context, person.phone, 'finance', input.code)
    const cards = await db
      .selectFrom('bankCard')
      .select('last4')
      .where('boId', '=', actor.boId)
      .where('state', '=', 'bound')
      .execute()
    const knowsCard = cards.length === 0 || cards.some((card) => card.last4 === input.last4)
    if (input.name !== person.name || !knowsCard) refuse('IDENTITY_MISMATCH')
    await store(context, input.password, { cashFrom: new Date(now.getTime() + cashRestMs) })
    return null
  },

  '/api/basic/member/login/checkoutPayPwd': async ({ input, db, systemId, actor, now }) => {
    const { password, ...what } = input
    await checkPayPassword(db, actor.boId, password, now)
    return authorise(db, systemId, actor, what, now)
  },
} satisfies Handlers<typeof payPasswordCalls>
