import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { ImageAnswer } from '@wotu/contract/basic/login.ts'
import type { Context } from '#kernel/call/handlers.ts'
import { refuse, refuseAndKeep } from '#kernel/call/refuse.ts'
import { drawImage } from './imageDraw.ts'

const goodForMs = 5 * 60_000

/** A new picture, good for five minutes; those that nobody answered go. */
export async function newImage({ db, systemId, now }: Pick<Context, 'db' | 'systemId' | 'now'>) {
  await db.deleteFrom('imageCheck').where('expiresAt', '<', now).execute()
  const { answer, picture } = await drawImage()
  const imageId = randomBytes(16).toString('base64url')
  await db
    .insertInto('imageCheck')
    .values({ systemId, id: imageId, answer, expiresAt: new Date(now.getTime() + goodForMs) })
    .execute()
  return { imageId, picture }
}

/**
 * Uses a picture up, right or wrong.
 * @throws {Refusal} IMAGE_NEEDED without an answer, IMAGE_WRONG; the picture stays used
 */
export async function useImage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  image: z.output<typeof ImageAnswer> | undefined,
) {
  if (!image) return refuse('IMAGE_NEEDED')
  const row = await db
    .deleteFrom('imageCheck')
    .where('id', '=', image.imageId)
    .returning(['answer', 'expiresAt'])
    .executeTakeFirst()
  if (!row || row.expiresAt <= now || row.answer !== image.answer.toUpperCase()) refuseAndKeep('IMAGE_WRONG')
}
