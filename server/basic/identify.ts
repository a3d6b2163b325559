import { sessionQuery, type Identify } from '#kernel/session.ts'

/** A session with its member, the business he acts for, its shop, and what he was granted there: one round trip. */
export const identify: Identify = async (db, tokenHash) => {
  const row = await sessionQuery(db, tokenHash)
    .innerJoin('member', 'member.id', 'session.memberId')
    .leftJoin('shop', 'shop.boId', 'session.boId')
    .leftJoin('employee', (j) =>
      j
        .onRef('employee.boId', '=', 'session.boId')
        .onRef('employee.memberId', '=', 'session.memberId')
        .on('employee.disabledAt', 'is', null),
    )
    .select(['member.staff', 'member.disabledAt', 'shop.id as shopId', 'employee.grants'])
    .executeTakeFirst()
  if (!row) return undefined
  const { staff, disabledAt, shopId, grants, ...session } = row
  const { memberId, boId } = session
  const own = memberId === boId
  // An employee who was removed may not go on in his employer's name.
  if (disabledAt || (!own && !grants)) return { session, actor: null }
  return { session, actor: { memberId, boId, shopId, grants: own ? 'all' : new Set(grants), backOffice: staff } }
}
