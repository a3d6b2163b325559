import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { Call } from '@wotu/contract/call.ts'
import type { FastifyInstance } from 'fastify'

/** Below this a header costs more than it saves. Bytes. */
const threshold = 1024
/** Up to this compressing costs less than handing it to another thread. Bytes. */
const syncThreshold = 64 * 1024

/** Gives each route that asks for it (`compress: compressed`) answers in brotli or gzip. Built files bring theirs along. */
export const registerCompression = (app: FastifyInstance) => app.register(compress, { global: false })

/** Quick levels: an answer is compressed once for each reader, unlike a file. */
export const compressed = {
  threshold,
  syncThreshold,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 5 },
}

/**
 * Whether the answers of a call are compressed: those of reads. A write may answer a secret (a token, a code) beside what a
 * stranger may choose, and the length of the two together would tell of the secret.
 */
export const compressionOf = ({ kind }: Call) => (kind === 'read' ? { compress: compressed } : {})
