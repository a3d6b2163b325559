import type { Selectable } from 'kysely'
import type { BankCard, cardCalls } from '@wotu/contract/finance/card.ts'
import { channel, type BoundCard } from '#adapters/channel/channel.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { askOutside, asking, type AskContext } from '#kernel/jobs/outside.ts'
import { found, refuse, Refusal } from '#kernel/call/refuse.ts'
import { realNameOf, sendCode, useCode } from '../../basic/index.ts'
import { balances } from '../ledger/ledger.ts'
import { useAuthorisation } from '../pay-password/payPassword.ts'
import type { BankCardTable } from '../tables.ts'
import { termsOf } from '#kernel/call/terms.ts'
import { terms } from '../pay/terms.ts'

type Row = Selectable<BankCardTable>

const boundCards = (db: Db, boId: string) =>
  db
    .selectFrom('bankCard')
    .selectAll()
    .where('boId', '=', boId)
    .where('state', '=', 'bound')
    .orderBy('isDefault', 'desc')
    .orderBy('id')
    .execute()

const readCard = async (db: Db, boId: string, id: string, state: Row['state']): Promise<Row> =>
  found(
    '银行卡',
    await db
      .selectFrom('bankCard')
      .selectAll()
      .where('boId', '=', boId)
      .where('id', '=', id)
      .where('state', '=', state)
      .executeTakeFirst(),
  )

const show = ({ id, kind, holder, bankCode, bankName, last4, phone, isDefault, createdAt }: Row): BankCard => ({
  id,
  kind,
  bankCode,
  bankName,
  last4,
  isDefault,
  holder: `${holder.slice(0, 1)}${'*'.repeat(Math.max(1, holder.length - 1))}`,
  phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
  createdAt: createdAt.toISOString(),
})

/** @throws {Refusal} CARD_FULL, CARD_EXISTS */
const checkRoom = (cards: Row[], token: string, most: number) => {
  if (cards.some((card) => card.token === token)) refuse('CARD_EXISTS')
  if (cards.length >= most) refuse('CARD_FULL', { most })
}

const update = (db: Db, ownerId: string, id: string, set: Partial<Pick<Row, 'state' | 'isDefault'>>) =>
  db.updateTable('bankCard').set(set).where('boId', '=', ownerId).where('id', '=', id).execute()

/** One default an owner: whichever it is now gives way first. */
async function makeDefault(db: Db, boId: string, id: string): Promise<void> {
  await db
    .updateTable('bankCard')
    .set({ isDefault: false })
    .where('boId', '=', boId)
    .where('isDefault', '=', true)
    .execute()
  await update(db, boId, id, { isDefault: true })
}

/** @throws {Refusal} CARD_LAST, CARD_BUSY */
async function checkMayUnbind(db: Db, ownerId: string, id: string): Promise<void> {
  const running = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('cardId', '=', id)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  if (running) refuse('CARD_BUSY')
  const { available, frozen, escrow } = await balances(db, ownerId)
  if ((await boundCards(db, ownerId)).length === 1 && available + frozen + escrow > 0) refuse('CARD_LAST')
}

async function unbind(db: Db, boId: string, id: string): Promise<void> {
  const card = await readCard(db, boId, id, 'bound')
  await checkMayUnbind(db, boId, id)
  await update(db, boId, id, { state: 'unbound', isDefault: false })
  const [next] = await boundCards(db, boId)
  if (card.isDefault && next) await update(db, boId, next.id, { isDefault: true })
}

/** One change of an owner's cards at a time: cards are read under it, and the limits above counted. */
const lockCards = (db: Db, boId: string) =>
  db
    .selectFrom('account')
    .select('kind')
    .where('ownerId', '=', boId)
    .where('kind', '=', 'available')
    .forUpdate()
    .execute()

/**
 * Exchanges a card's number for the bank's token, which changes nothing there. The number is kept nowhere.
 * @throws {Refusal} TOO_OFTEN, NAME_UNSET, CARD_REFUSED, CHANNEL_CLOSED, CHANNEL_SILENT
 */
async function askBank({ input, db, systemId, actor, limit }: AskContext<PersonBindCard>) {
  // A number tried here is a number tried at a bank: nobody may go through many.
  await limit(`card:${actor.boId}`, 10, 86_400)
  const name = await realNameOf(db, actor.boId)
  if (name === '') refuse('NAME_UNSET')
  const bound = await askOutside<BoundCard | null>(
    (signal) => channel().bindCard({ systemId, holder: name, ...input }, signal),
    terms.bindWithin,
  ).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    return refuse('CHANNEL_SILENT')
  })
  return { name, bound: bound ?? refuse('CARD_REFUSED') }
}
type PersonBindCard = (typeof cardCalls)['/api/account/card/personBindCard']

export const cardHandlers = {
  '/openapi/finance/account/card/selAccountCardList/manage': async ({ db, actor }) =>
    (await boundCards(db, actor.boId)).map(show),

  '/api/account/card/selCardById': async ({ input, db, actor }) =>
    show(await readCard(db, actor.boId, input.id, 'bound')),

  '/api/account/card/personBindCard': asking(askBank, async (context, { name, bound }) => {
    const { input, db, systemId, actor, now } = context
    checkRoom(await boundCards(db, actor.boId), bound.token, (await termsOf(db, systemId)).maxCards)
    const card = await db
      .insertInto('bankCard')
      .values({
        systemId,
        boId: actor.boId,
        id: newId(),
        kind: 'person',
        holder: name,
        ...bound,
        phone: input.phone,
        state: 'verifying',
        createdAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await sendCode(context, input.phone, 'bindCard')
    return show(card)
  }),

  '/api/account/card/bindCardConfirm': async (context) => {
    const { input, db, systemId, actor } = context
    await lockCards(db, actor.boId)
    const card = await readCard(db, actor.boId, input.id, 'verifying')
    await useCode(context, card.phone, 'bindCard', input.code)
    const others = await boundCards(db, actor.boId)
    checkRoom(others, card.token, (await termsOf(db, systemId)).maxCards)
    const isDefault = others.length === 0
    await update(db, actor.boId, card.id, { state: 'bound', isDefault })
    return show({ ...card, isDefault })
  },

  '/api/account/card/updCardById': async ({ input, db, actor, now }) => {
    await lockCards(db, actor.boId)
    const { id } = await readCard(db, actor.boId, input.id, 'bound')
    if (input.action === 'setDefault') await makeDefault(db, actor.boId, id)
    else {
      await useAuthorisation(db, actor, input.authorisationId, { purpose: 'card', bizId: id, amountFen: 0 }, now)
      await unbind(db, actor.boId, id)
    }
    return (await boundCards(db, actor.boId)).map(show)
  },
} satisfies Handlers<typeof cardCalls>
