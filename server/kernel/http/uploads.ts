import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FormFile } from '@wotu/contract/upload.ts'
import { Refusal, refuse } from '../call/refuse.ts'
import { createRoom, createTurns } from '../call/turns.ts'

/** What a call that takes files may be sent, in bytes of the whole body. */
export interface UploadLimit {
  /** As JSON, its files in base64. */
  json: number
  /** As a multipart form; absent where it takes none. */
  form?: number
}
export type Uploads = Readonly<Record<string, UploadLimit>>

const maxFiles = 9
const fileBytes = 50 * 2 ** 20
/** What comes in at one moment lies on the disk, so it is the disk that this bounds. */
const members = { most: 16, each: 4 }
const visitors = { most: 8, each: 2 }
/** JSON with files in it is in memory several times over while it is read and stored. */
const jsonAtOnce = 2

/** Counts what passes, and its SHA-256. The stream breaks with {@link Refusal} BODY_TOO_LARGE beyond `most` bytes. */
const measured = (most: number) => {
  const hash = createHash('sha256')
  const seen = { bytes: 0 }
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      seen.bytes += chunk.length
      hash.update(chunk)
      if (seen.bytes > most) done(new Refusal('BODY_TOO_LARGE'))
      else done(null, chunk)
    },
  })
  return { seen, through, digest: () => hash.digest('hex') }
}

/** The disk's refusals name an errno; whatever else a form's parser throws is the form's fault. */
const isOurs = (error: unknown) => error instanceof Refusal || (error instanceof Error && 'errno' in error)

/**
 * Receives the bodies that bring files: onto the disk, few at once, so that what comes is never whole in memory.
 * @param folder where it lies meanwhile, made when the first comes
 */
export const createReception = (folder: () => string) => {
  const rooms = { member: createRoom(members), visitor: createRoom(visitors) }
  const inTurn = createTurns(jsonAtOnce)

  /** Writes a stream aside. @throws {Refusal} BODY_TOO_LARGE; nothing stays then */
  const spool = async (source: Readable, most: number) => {
    await mkdir(folder(), { recursive: true })
    const path = join(folder(), randomBytes(12).toString('hex'))
    const { seen, through, digest } = measured(most)
    try {
      await pipeline(source, through, createWriteStream(path))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
    return { path, bytes: seen.bytes, sha256: digest() }
  }

  const readForm = async (request: FastifyRequest, most: number, body: { files: FormFile[] }) => {
    const limits = { fileSize: fileBytes, files: maxFiles, fields: 5, fieldSize: 1000, parts: maxFiles + 5 }
    let left = most
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') {
        Object.assign(body, { [part.fieldname]: part.value })
        continue
      }
      const { path, bytes, sha256 } = await spool(part.file, left)
      body.files.push(new FormFile(part.filename, path, bytes, sha256))
      left -= bytes
      if (part.file.truncated) refuse('FILE_TOO_LARGE')
    }
  }

  /** A form as the JSON body of the same call: its fields, and its files as `files`, which lie there until `use` is done. */
  const withForm = async <T>(request: FastifyRequest, most: number, use: (body: unknown) => Promise<T>): Promise<T> => {
    const body = { files: [] as FormFile[] }
    try {
      await readForm(request, most, body).catch((error: unknown) => {
        throw isOurs(error) ? error : new Refusal('FORM_INVALID')
      })
      return await use(body)
    } finally {
      for (const { path } of body.files) await rm(path, { force: true })
    }
  }

  const withJson = async <T>(request: FastifyRequest, most: number, use: (body: unknown) => Promise<T>): Promise<T> => {
    const { path } = await spool(request.body as Readable, most)
    try {
      return await inTurn(async () => use(await parseJson(request, await readFile(path, 'utf8'))))
    } finally {
      await rm(path, { force: true })
    }
  }

  /**
   * The body of a call that brings files, for as long as `use` takes.
   * @param who counts together what comes of one member, or, for a visitor, of one address
   * @throws {Refusal} BODY_TOO_LARGE, UPLOADS_BUSY, FORM_INVALID, FILE_TOO_LARGE
   */
  return async <T>(
    request: FastifyRequest,
    { json, form = 0 }: UploadLimit,
    who: { memberId: string } | { address: string },
    use: (body: unknown) => Promise<T>,
  ): Promise<T> => {
    const most = request.isMultipart() ? form : json
    if (Number(request.headers['content-length'] ?? 0) > most) refuse('BODY_TOO_LARGE')
    const enter = 'memberId' in who ? rooms.member(who.memberId) : rooms.visitor(who.address)
    const leave = enter ?? refuse('UPLOADS_BUSY')
    try {
      return await (request.isMultipart() ? withForm : withJson)(request, most, use)
    } finally {
      leave()
    }
  }
}

const parseJson = (request: FastifyRequest, text: string) =>
  new Promise<unknown>((resolve, reject) => {
    void request.server.getDefaultJsonParser('error', 'error')(request, text, (error, body) =>
      error ? reject(error) : resolve(body),
    )
  })

/** Within this scope no body is read before its handler asks for it. */
export const leaveUnread = async (scope: FastifyInstance) => {
  await scope.register(multipart)
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (_, payload, done) => done(null, payload))
}
