import type { accountCalls, AccountInfo } from '@wotu/contract/finance/account.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { found } from '#kernel/call/refuse.ts'

/** How many of the three things that protect an account are done: real name, payment password, a card of one's own. */
const levelOf = (done: boolean[]): AccountInfo['level'] => {
  const count = done.filter(Boolean).length
  return count === done.length ? 'high' : count > 0 ? 'middle' : 'low'
}

export const accountHandlers = {
  '/api/finance/account/selAccountInfo': async ({ db, actor, now }) => {
    const { boId } = actor
    const row = found(
      '账号',
      await db
        .selectFrom('member')
        .leftJoin('payPassword', 'payPassword.boId', 'member.id')
        .where('member.id', '=', boId)
        .select([
          'member.kind',
          'member.name',
          'member.legalPerson',
          'member.orgName',
          'member.phone',
          'member.createdAt',
        ])
        .select(['payPassword.boId as passwordOf', 'payPassword.cashFrom'])
        .select((e) =>
          e
            .selectFrom('bankCard')
            .select((c) => c.fn.countAll<number>().as('cards'))
            .where('boId', '=', boId)
            .where('state', '=', 'bound')
            .as('cards'),
        )
        .executeTakeFirst(),
    )
    const { kind, phone, name, legalPerson, orgName, cashFrom, createdAt } = row
    const holder = kind === 'business' ? orgName : name
    const cards = row.cards ?? 0
    const hasName = (kind === 'business' ? legalPerson : name) !== ''
    const hasPayPassword = row.passwordOf !== null
    return {
      kind,
      holder,
      hasName,
      hasPayPassword,
      cards,
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      cashFrom: cashFrom && cashFrom > now ? cashFrom.toISOString() : null,
      level: levelOf([hasName, hasPayPassword, cards > 0]),
      openedAt: createdAt.toISOString(),
    }
  },
} satisfies Handlers<typeof accountCalls>
