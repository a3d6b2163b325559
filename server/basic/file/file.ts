import { paged } from '#kernel/db/db.ts'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { StoredFile, fileCalls } from '@wotu/contract/basic/file.ts'
import { FormFile, type SentFile } from '@wotu/contract/upload.ts'
import type { Actor, Context, Handlers } from '#kernel/call/handlers.ts'
import { newId } from '#kernel/db/ids.ts'
import { refuse } from '#kernel/call/refuse.ts'
import type { Uploads } from '#kernel/http/uploads.ts'
import { createTurns } from '#kernel/call/turns.ts'
import { incomingDir, putFile, takeFile } from '#adapters/files.ts'
import { extensionOf, headBytes, kindOf, type Mime } from './kind.ts'
import { blankNotes } from './film.ts'
import { redraw } from './picture.ts'
import type { StoredFileTable } from '../tables.ts'

const maxPicture = 5 * 2 ** 20
const maxFilm = 50 * 2 ** 20
const perHour = 300

/** A picture is in memory while it is drawn anew. */
const inTurn = createTurns(2)

/** The first bytes, which tell what it is, and how many there are. */
async function headOf(sent: SentFile) {
  if (!(sent instanceof FormFile)) {
    const bytes = Buffer.from(sent.base64, 'base64')
    return { head: bytes, bytes: bytes.length }
  }
  const file = await open(sent.path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return { head: buffer.subarray(0, bytesRead), bytes: sent.bytes }
  } finally {
    await file.close()
  }
}

/** A film lies in a file of its own before it is looked at; a form's lies there already. */
async function filmFile(sent: SentFile): Promise<string> {
  if (sent instanceof FormFile) return sent.path
  const path = join(incomingDir(), `base64-${newId()}`)
  await mkdir(incomingDir(), { recursive: true })
  await writeFile(path, sent.base64, 'base64')
  return path
}

async function keepFilm(sent: SentFile, bytes: number) {
  const path = await filmFile(sent)
  const file = await open(path, 'r+')
  try {
    await blankNotes(file, bytes)
    const hash = createHash('sha256')
    await pipeline(file.createReadStream({ start: 0, autoClose: false }), hash)
    const sha256 = hash.digest('hex')
    await takeFile(sha256, path)
    return { hash: sha256, bytes }
  } finally {
    await file.close()
    if (!(sent instanceof FormFile)) await rm(path, { force: true })
  }
}

async function keepPicture(sent: SentFile, mime: Mime) {
  const whole = sent instanceof FormFile ? await readFile(sent.path) : Buffer.from(sent.base64, 'base64')
  const bytes = await redraw(whole, mime)
  const hash = createHash('sha256').update(bytes).digest('hex')
  await putFile(hash, bytes)
  return { hash, bytes: bytes.length }
}

/** Puts what was sent where it stays, without what its camera noted. @returns its SHA-256 and size there */
const keep = (sent: SentFile, mime: Mime, bytes: number) =>
  inTurn(() => (mime === 'video/mp4' ? keepFilm(sent, bytes) : keepPicture(sent, mime)))

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
 * @throws {Refusal} FILE_KIND, FILE_TOO_LARGE, FILE_BROKEN
 */
export async function saveFile(
  { db, systemId, now }: Pick<Context, 'db' | 'systemId' | 'now'>,
  memberId: string,
  sent: SentFile,
) {
  const { head, bytes: size } = await headOf(sent)
  const { mime } = kindOf(head) ?? refuse('FILE_KIND')
  if (size > (mime === 'video/mp4' ? maxFilm : maxPicture)) refuse('FILE_TOO_LARGE')
  const { hash, bytes } = await keep(sent, mime, size)
  const row = {
    id: newId(),
    key: randomBytes(16).toString('base64url'),
    name: sent.name,
    mime,
    bytes,
    createdAt: now,
  }
  await db
    .insertInto('storedFile')
    .values({ ...row, systemId, memberId, hash })
    .execute()
  return shown(row)
}

async function saveAll(context: Context<unknown, Actor>, files: readonly SentFile[]) {
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
    const { rows, ...page } = await paged(db, { rows: own.selectAll(), by: [{ column: 'id' }] }, input)
    return { ...page, rows: rows.map(shown) }
  },
} satisfies Handlers<typeof fileCalls>

/** A picture of 5 MB in base64, and what is beside it. More than that, and films, come as a form. */
const json = 8 * 2 ** 20
const form = 100 * 2 ** 20

/** The calls that take files. */
export const fileUploads: Uploads = {
  '/api/basic/system/file/upload': { json, form },
  '/api/buyer/basic/system/file/upload': { json, form },
  '/api/buyer/basic/system/file/uploadBase64': { json },
  '/api/basic/member/login/registerQY': { json },
}
