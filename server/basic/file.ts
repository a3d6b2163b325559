import { createHash, randomBytes } from 'node:crypto'
import type { StoredFile, fileCalls } from '@wotu/contract/basic/file.ts'
import type { Actor, Context, Handlers } from '#kernel/handlers.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refuse.ts'
import { putFile } from '#adapters/files.ts'
import { extensionOf, kindOf } from './fileKind.ts'
import { withoutNotes } from './imageMeta.ts'
import type { StoredFileTable } from './tables.ts'

const maxPicture = 5 * 2 ** 20
const maxFilm = 50 * 2 ** 20
const perHour = 300

interface Sent {
  name: string
  base64: string
}

const shown = (row: Omit<StoredFileTable, 'systemId' | 'memberId' | 'hash'>): StoredFile => ({
  id: row.id,
  name: row.name,
  url: `/files/${row.key}.${extensionOf(row.mime)}`,
  mime: row.mime,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
})

/**
 * Stores what a member sent, without the notes its camera made.
 * @throws {Refusal} FILE_KIND, FILE_TOO_LARGE
 */
export async function saveFile(
  { db, systemId, now }: Pick<Context, 'db' | 'systemId' | 'now'>,
  memberId: string,
  { name, base64 }: Sent,
) {
  const sent = Buffer.from(base64, 'base64')
  const kind = kindOf(sent) ?? refuse('FILE_KIND')
  if (sent.length > (kind.mime === 'video/mp4' ? maxFilm : maxPicture)) refuse('FILE_TOO_LARGE')
  const bytes = withoutNotes(sent, kind.mime)
  const hash = createHash('sha256').update(bytes).digest('hex')
  await putFile(hash, bytes)
  const row = {
    id: newId(),
    key: randomBytes(16).toString('base64url'),
    name,
    mime: kind.mime,
    bytes: bytes.length,
    createdAt: now,
  }
  await db
    .insertInto('storedFile')
    .values({ ...row, systemId, memberId, hash })
    .execute()
  return shown(row)
}

async function saveAll(context: Context<unknown, Actor>, files: readonly Sent[]) {
  const { memberId } = context.actor
  const saved: StoredFile[] = []
  for (const file of files) {
    await context.limit(`upload:${memberId}`, perHour, 3600)
    saved.push(await saveFile(context, memberId, file))
  }
  return saved
}

export const fileHandlers = {
  '/api/basic/system/file/upload': (context) => saveAll(context, context.input.files),

  '/api/buyer/basic/system/file/upload': (context) => saveAll(context, context.input.files),

  '/api/buyer/basic/system/file/uploadBase64': async (context) => (await saveAll(context, [context.input]))[0]!,

  '/api/basic/system/file/selFileList': async ({ input, db, actor }) => {
    const own = db.selectFrom('storedFile').where('memberId', '=', actor.memberId)
    const { total } = await own.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const rows = await own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(input.size)
      .offset((input.page - 1) * input.size)
      .execute()
    return { total, rows: rows.map(shown) }
  },
} satisfies Handlers<typeof fileCalls>

/** The calls that take files: as a multipart form, or in a JSON body beyond the usual limit. */
export const fileUploads = [
  '/api/basic/system/file/upload',
  '/api/buyer/basic/system/file/upload',
  '/api/buyer/basic/system/file/uploadBase64',
  '/api/basic/member/login/registerQY',
]
