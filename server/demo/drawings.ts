import { createHash } from 'node:crypto'
import { putFile } from '#adapters/files.ts'
import { newId } from '#kernel/db/ids.ts'
import { ago, inBatches, type World } from './world.ts'

interface Drawing {
  memberId: string
  svg: string
}

/**
 * Collects drawings and stores them all at once. They are the only SVG files there are: an upload of one is refused,
 * since it is a program.
 */
export const createDrawings = () => {
  const drawings = new Map<string, Drawing>()
  return {
    /** @returns the path under which the drawing will be served */
    add: (memberId: string, svg: string): string => {
      const hash = createHash('sha256').update(svg).digest('hex')
      drawings.set(hash, drawings.get(hash) ?? { memberId, svg })
      return `/files/${keyOf(hash)}.svg`
    },
    save: async (world: World): Promise<void> => {
      const entries = [...drawings].map(([hash, { memberId, svg }]) => ({ hash, memberId, bytes: Buffer.from(svg) }))
      await inBatches(entries, (some) => Promise.all(some.map(({ hash, bytes }) => putFile(hash, bytes))), 64)
      const rows = entries.map(({ hash, memberId, bytes }) => ({
        systemId: world.systemId,
        memberId,
        id: newId(),
        key: keyOf(hash),
        name: '商品图.svg',
        mime: 'image/svg+xml' as const,
        bytes: bytes.length,
        hash,
        createdAt: ago(world, 400),
      }))
      await inBatches(rows, (some) => world.db.insertInto('storedFile').values(some).execute())
    },
  }
}
/** An upload of this member's own with the same picture, for what takes one's own uploads only. @returns its path */
export const ownCopy = async ({ db }: World, memberId: string, path: string): Promise<string> => {
  const file = await db
    .selectFrom('storedFile')
    .selectAll()
    .where('key', '=', path.slice('/files/'.length, -'.svg'.length))
    .executeTakeFirstOrThrow()
  if (file.memberId === memberId) return path
  const key = keyOf(createHash('sha256').update(`${memberId}:${file.hash}`).digest('hex'))
  await db
    .insertInto('storedFile')
    .values({ ...file, memberId, key, id: newId() })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  return `/files/${key}.svg`
}

export type Drawings = ReturnType<typeof createDrawings>

/** The same drawing has the same address in every demo market. */
const keyOf = (hash: string) => Buffer.from(hash.slice(0, 32), 'hex').toString('base64url')
