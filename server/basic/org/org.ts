import type { Org, orgCalls } from '@wotu/contract/basic/org.ts'
import type { Db } from '#kernel/db/db.ts'
import type { Handlers } from '#kernel/call/handlers.ts'
import { areaName } from '../area/area.ts'
import { requireOwnPictures } from '../file/ownFiles.ts'
import { lockMember } from '../member/lockMember.ts'
import { maskPhone } from '../member/mask.ts'
import { shownName } from '../member/me.ts'

/** What is known of a company; null for a person. */
async function read(db: Db, boId: string): Promise<Org | null> {
  const org = await db
    .selectFrom('member as m')
    .leftJoin('org as o', 'o.boId', 'm.id')
    .where('m.id', '=', boId)
    .where('m.kind', '=', 'business')
    .select(['m.orgName', 'm.creditCode', 'm.legalPerson', 'm.licence', 'm.contact'])
    .select(['o.type', 'o.areaCode', 'o.areaName', 'o.detail', 'o.phone', 'o.intro'])
    .executeTakeFirst()
  if (!org) return null
  const { orgName, creditCode, legalPerson, licence, contact, type, areaCode, areaName, detail, phone, intro } = org
  return {
    orgName,
    creditCode,
    legalPerson,
    licence,
    registered: [orgName, creditCode, legalPerson, licence].every(Boolean),
    contact,
    type: type ?? '',
    areaCode: areaCode ?? '',
    areaName: areaName ?? '',
    detail: detail ?? '',
    phone: phone ?? '',
    intro: intro ?? '',
  }
}

export const orgHandlers = {
  '/api/basic/member/selOrgInfo': ({ db, actor }) => read(db, actor.boId),

  '/api/basic/member/updOrgInfo': async ({ input, db, systemId, actor, refuse }) => {
    const { boId } = actor
    const { licence, legalPerson, contact, ...draft } = input
    await lockMember(db, boId)
    const org = (await read(db, boId)) ?? refuse('NOT_A_COMPANY')
    if (licence !== undefined && licence !== org.licence) {
      if (org.licence) refuse('ORG_FIXED', { what: '营业执照' })
      await requireOwnPictures({ db, actor }, [licence])
    }
    if (legalPerson !== undefined && legalPerson !== org.legalPerson) {
      if (org.legalPerson) refuse('ORG_FIXED', { what: '法定代表人' })
      // By this name a payment password is reset: no employee says it.
      if (actor.grants !== 'all') refuse('NO_PERMISSION')
    }
    await db
      .updateTable('member')
      .set({ contact, ...(licence && { licence }), ...(legalPerson && { legalPerson }) })
      .where('id', '=', boId)
      .execute()
    const told = { ...draft, areaName: await areaName(db, draft.areaCode) }
    await db
      .insertInto('org')
      .values({ systemId, boId, ...told })
      .onConflict((c) => c.column('boId').doUpdateSet(told))
      .execute()
    return (await read(db, boId))!
  },

  '/api/basic/member/getNxinOrgMember': async ({ db, actor }) => {
    const owner = await db
      .selectFrom('member')
      .select(['id', 'orgName', 'name', 'nickname', 'phone'])
      .where('id', '=', actor.boId)
      .executeTakeFirstOrThrow()
    const employees = await db
      .selectFrom('employee as e')
      .innerJoin('member as m', 'm.id', 'e.memberId')
      .where('e.boId', '=', actor.boId)
      .where('e.disabledAt', 'is', null)
      .where('m.disabledAt', 'is', null)
      .orderBy('e.id')
      .select(['e.id', 'e.name', 'e.post', 'm.phone'])
      .execute()
    const { id, phone } = owner
    return [
      { id, name: shownName({ ...owner, orgName: '' }), phone: maskPhone(phone), post: '', isOwner: true },
      ...employees.map((one) => ({ ...one, phone: maskPhone(one.phone), isOwner: false })),
    ]
  },
} satisfies Handlers<typeof orgCalls>
