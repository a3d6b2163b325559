import { createHash, randomBytes } from 'node:crypto'
import type { bindCalls } from '@wotu/contract/basic/bind.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found, refuse } from '#kernel/call/refuse.ts'
import { cbAccountsOf } from '#adapters/cb.ts'
import { maskName, maskPhone } from '../member/mask.ts'
import { useCode } from '../login/sms.ts'
import type { CbRelationTable } from '../tables.ts'

const goodForMs = 10 * 60_000

const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

async function relationsOf(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('cbRelation')
    .where('memberId', '=', memberId)
    .orderBy('boundAt')
    .orderBy('account')
    .select(['account', 'name', 'phone', 'boundAt'])
    .execute()
  return rows.map((row) => ({ ...row, boundAt: row.boundAt.toISOString() }))
}

const ignore = (db: Db, memberId: string, now: Date) =>
  db.updateTable('member').set({ bindIgnoredAt: now }).where('id', '=', memberId).execute()

/** Of two members who bind one account at once, the database lets one. @throws {Refusal} BIND_TAKEN */
async function bind(db: Db, relation: CbRelationTable) {
  await db
    .insertInto('cbRelation')
    .values(relation)
    .onConflict((c) => c.doNothing())
    .execute()
  const own = await db
    .selectFrom('cbRelation')
    .select('account')
    .where('memberId', '=', relation.memberId)
    .where('account', '=', relation.account)
    .executeTakeFirst()
  if (!own) refuse('BIND_TAKEN')
}

export const bindHandlers = {
  '/api/basic/member/bind/selRelation': ({ db, actor }) => relationsOf(db, actor.memberId),

  '/api/basic/member/bind/selLoginRelation': async ({ db, actor }) => {
    const member = db.selectFrom('member').select('bindIgnoredAt').where('id', '=', actor.memberId)
    const { bindIgnoredAt } = found('账号', await member.executeTakeFirst())
    const bound = (await relationsOf(db, actor.memberId)).length > 0
    return { bound, ask: !bound && bindIgnoredAt === null }
  },

  '/api/basic/member/bind/getKeyByPhone': async (context) => {
    const { input, db, systemId, actor, now } = context
    const { phone, code } = input
    await useCode(context, phone, 'bindAccount', code)
    const key = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + goodForMs)
    const fresh = { keyHash: hashed(key), phone, expiresAt }
    await db
      .insertInto('bindKey')
      .values({ systemId, memberId: actor.memberId, ...fresh })
      .onConflict((c) => c.column('memberId').doUpdateSet(fresh))
      .execute()
    return { key, expiresAt: expiresAt.toISOString() }
  },

  '/api/basic/member/bind/getUserInfoByKey': async ({ input, db, actor, now }) => {
    const proven = await db
      .selectFrom('bindKey')
      .select('phone')
      .where('memberId', '=', actor.memberId)
      .where('keyHash', '=', hashed(input.key))
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    const { phone } = proven ?? refuse('VERIFICATION_INVALID')
    const accounts = await cbAccountsOf(db, phone)
    const names = accounts.map(({ account }) => account)
    const taken = names.length
      ? await db.selectFrom('cbRelation').select(['account', 'memberId']).where('account', 'in', names).execute()
      : []
    return {
      phone: maskPhone(phone),
      accounts: accounts.map(({ account, name }) => {
        const owner = taken.find((relation) => relation.account === account)?.memberId
        const bound = owner === undefined ? 'free' : owner === actor.memberId ? 'own' : 'taken'
        return { account, name: maskName(name), bound }
      }),
    }
  },

  '/api/basic/member/bind/bindCb': async ({ input, db, systemId, actor, now }) => {
    const { memberId } = actor
    const { account } = input
    if (input.action === 'unbind') {
      const gone = db.deleteFrom('cbRelation').where('memberId', '=', memberId).where('account', '=', account)
      found('绑定的外部账号', await gone.returning('account').executeTakeFirst())
      // He has made up his mind: signing in isn't to ask him again.
      await ignore(db, memberId, now)
      return relationsOf(db, memberId)
    }
    const proven = await db
      .deleteFrom('bindKey')
      .where('memberId', '=', memberId)
      .where('keyHash', '=', hashed(input.key))
      .where('expiresAt', '>', now)
      .returning('phone')
      .executeTakeFirst()
    const { phone } = proven ?? refuse('VERIFICATION_INVALID')
    const there = (await cbAccountsOf(db, phone)).find((one) => one.account === account)
    const { name } = found('外部账号', there)
    await bind(db, { systemId, memberId, account, name: maskName(name), phone: maskPhone(phone), boundAt: now })
    return relationsOf(db, memberId)
  },

  '/api/basic/member/bind/ignoreBind': async ({ db, actor, now }) => {
    await ignore(db, actor.memberId, now)
    return null
  },
} satisfies Handlers<typeof bindCalls>
