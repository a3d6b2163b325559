import type { Db } from '#kernel/db/db.ts'

/**
 * One change at a time of what a member has several of (addresses, lines of the cart, favourites), until the transaction
 * ends: their limit and their default are counted, which of two at once neither could do alone.
 */
export const lockMember = (db: Db, memberId: string) =>
  db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
