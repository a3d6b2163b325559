import { z } from 'zod'
import { read, write } from '../call.ts'
import { id, instant, pageOf, paging } from '../fields.ts'
import { base64File, onePixel, sentFile } from '../upload.ts'

/** Something uploaded. Its address holds 128 random bits and nothing else leads to it. */
export const StoredFile = z.object({
  id,
  name: z.string(),
  /** A path on the platform's origin: `/files/<key>.jpg`. */
  url: z.string(),
  mime: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'video/mp4']),
  bytes: z.int(),
  createdAt: instant,
})
export type StoredFile = z.infer<typeof StoredFile>

const errors = ['FILE_KIND', 'FILE_TOO_LARGE', 'FILE_BROKEN', 'UPLOADS_BUSY', 'TOO_OFTEN'] as const
const stale = ['/api/basic/system/file/selFileList'] as const
const several = {
  who: 'member' as const,
  input: z.strictObject({ files: z.array(sentFile).min(1).max(9).meta({ title: '文件' }) }),
  output: z.array(StoredFile),
  errors: [...errors, 'FORM_INVALID'] as const,
  stale,
  example: { files: [onePixel] },
}

/** Pictures (jpg, png, webp; 5 MB) and films (mp4; 50 MB as a multipart form). Kept are pixels and sound alone: where and when they were taken is removed. */
export const fileCalls = {
  '/api/basic/system/file/upload': write({ title: '上传文件（multipart 或 base64）', ...several }),
  '/api/buyer/basic/system/file/upload': write({ title: '买家上传图片、视频（multipart 或 base64）', ...several }),
  '/api/buyer/basic/system/file/uploadBase64': write({
    title: '上传一张 base64 图片',
    framed: true,
    who: 'member',
    scope: 'ordering',
    input: base64File,
    output: StoredFile,
    errors,
    stale,
    example: onePixel,
  }),
  '/api/basic/system/file/selFileList': read({
    title: '我上传的文件',
    who: 'member',
    input: z.strictObject(paging),
    output: pageOf(StoredFile),
    example: { page: 1 },
  }),
}
