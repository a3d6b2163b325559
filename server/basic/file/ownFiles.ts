import type { Db } from '#kernel/db/db.ts'
import type { Actor } from '#kernel/call/handlers.ts'
import { refuse } from '#kernel/call/refuse.ts'

const keyOf = (path: string) => path.slice('/files/'.length).replace(/\.\w+$/, '')

/**
 * What a call is given as pictures must be pictures that the caller has uploaded, or the owner whom they act for: an address
 * that is stored is shown to others as a link.
 * @param paths as `fileKey` of the contract
 * @throws {Refusal} NOT_FOUND, for what isn't there and for what is somebody else's alike
 */
export async function requireOwnPictures(
  { db, actor }: { db: Db; actor: Pick<Actor, 'memberId' | 'boId'> },
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return
  const keys = [...new Set(paths.map(keyOf))]
  const { found } = await db
    .selectFrom('storedFile')
    .select((e) => e.fn.countAll<number>().as('found'))
    .where('memberId', 'in', [actor.memberId, actor.boId])
    .where('key', 'in', keys)
    .where('mime', '!=', 'video/mp4')
    .executeTakeFirstOrThrow()
  if (Number(found) !== keys.length) refuse('NOT_FOUND', { what: '图片' })
}
