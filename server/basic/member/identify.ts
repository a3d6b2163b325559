import type { Grant } from '@wotu/contract/call.ts'
import { query, type Db } from '#kernel/db/db.ts'
import type { Identify, SessionRow } from '#kernel/call/session.ts'

interface Row extends SessionRow {
  staff: boolean
  disabledAt: Date | null
  employerDisabledAt: Date | null
  shopId: string | null
  grants: Grant[] | null
}

/** Sessions with their members, each with the business they act for, its shop, and what they were granted there: one round trip. */
export const identify: Identify = async (db, tokenHashes) => {
  const rows = await query<Row>(db)`
    select s.id, s.member_id, s.bo_id, s.kind, s.origin, s.scopes, s.expires_at, s.revoked_at, m.staff, m.disabled_at,
      b.disabled_at as employer_disabled_at, h.id as shop_id, e.grants
    from session s
    join member m on m.id = s.member_id
    left join member b on b.id = s.bo_id
    left join shop h on h.bo_id = s.bo_id
    left join employee e on e.bo_id = s.bo_id and e.member_id = s.member_id and e.disabled_at is null
    where s.id = any(${tokenHashes}::text[])`
  return rows.map(({ staff, disabledAt, employerDisabledAt, shopId, grants, ...session }) => {
    const { memberId, boId } = session
    const own = memberId === boId
    // Who was removed, or whose employer was disabled, may not go on in the employer's name.
    if (disabledAt || employerDisabledAt || (!own && !grants)) return { session, actor: null }
    return { session, actor: { memberId, boId, shopId, grants: own ? 'all' : new Set(grants), backOffice: staff } }
  })
}

/** Whether a member may act for this business now: the same rule, where a token is about to be made. */
export const mayActFor = async (db: Db, { memberId, boId }: { memberId: string; boId: string }): Promise<boolean> => {
  const found = await query<{ may: boolean }>(db)`
    select m.disabled_at is null and b.disabled_at is null and (m.id = b.id or e.member_id is not null) as may
    from member m
    join member b on b.id = ${boId}
    left join employee e on e.bo_id = b.id and e.member_id = m.id and e.disabled_at is null
    where m.id = ${memberId}`
  return found[0]?.may ?? false
}
