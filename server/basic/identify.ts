import type { Grant } from '@wotu/contract/call.ts'
import { query } from '#kernel/db.ts'
import type { Identify, SessionRow } from '#kernel/session.ts'

/** Sessions with their members, each with the business he acts for, its shop, and what he was granted there: one round trip. */
export const identify: Identify = async (db, tokenHashes) => {
  const rows = await query<
    SessionRow & { staff: boolean; disabledAt: Date | null; shopId: string | null; grants: Grant[] | null }
  >(db)`
    select s.id, s.member_id, s.bo_id, s.kind, s.origin, s.expires_at, s.revoked_at, m.staff, m.disabled_at, h.id as shop_id, e.grants
    from session s
    join member m on m.id = s.member_id
    left join shop h on h.bo_id = s.bo_id
    left join employee e on e.bo_id = s.bo_id and e.member_id = s.member_id and e.disabled_at is null
    where s.id = any(${tokenHashes}::text[])`
  return rows.map(({ staff, disabledAt, shopId, grants, ...session }) => {
    const { memberId, boId } = session
    const own = memberId === boId
    // An employee who was removed may not go on in his employer's name.
    if (disabledAt || (!own && !grants)) return { session, actor: null }
    return { session, actor: { memberId, boId, shopId, grants: own ? 'all' : new Set(grants), backOffice: staff } }
  })
}
