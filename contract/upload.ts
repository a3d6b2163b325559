import { z } from 'zod'
import { line } from './fields.ts'

/** A file within a JSON body. */
export const base64File = z.strictObject({
  name: line(200).min(1).meta({ title: '文件名' }),
  base64: z.base64().min(4).meta({ title: '文件内容' }),
})

/** The smallest picture there is, for examples: one pixel, as PNG. */
export const onePixel = {
  name: '大米.png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

/** A file of a multipart form, which the server has written aside. JSON can't make one. */
export class FormFile {
  readonly name: string
  /** Where it lies until the call is done. */
  readonly path: string
  readonly bytes: number
  readonly sha256: string

  constructor(name: string, path: string, bytes: number, sha256: string) {
    this.name = name
    this.path = path
    this.bytes = bytes
    this.sha256 = sha256
  }

  /** What makes two forms the same, wherever their files lie. */
  toJSON() {
    return { name: this.name, sha256: this.sha256 }
  }
}

/** A file as a call takes it, in JSON or from a form. */
export const sentFile = z.union([
  base64File,
  z.instanceof(FormFile).refine(({ name }) => base64File.shape.name.safeParse(name).success, '文件名格式不正确'),
])
export type SentFile = z.output<typeof sentFile>
