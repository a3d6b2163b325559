import { z } from 'zod'

/** The vocabulary that entities and inputs are built from: each kind of value is described here once. */

const largestId = '9223372036854775807'

/** An id made by the server, of the 63 bits that a column holds; a string in JSON. */
export const id = z
  .string()
  .regex(/^\d{1,19}$/, '编号格式不正确')
  .refine((digits) => digits.length < largestId.length || digits <= largestId, '编号格式不正确')
  .meta({ title: '编号' })

/** Money in integer fen (分); never negative. 1e13 fen is a hundred billion yuan: nothing real is above it. */
export const fen = z.int().min(0).max(1e13).meta({ title: '金额' })

/** Money in integer fen, of either sign. */
export const signedFen = z.int().min(-1e13).max(1e13).meta({ title: '金额' })

/** A whole number of sale units. */
export const quantity = z.int().min(1).max(1_000_000).meta({ title: '数量' })

/** An ISO 8601 instant in UTC. */
export const instant = z.iso.datetime().meta({ title: '时间' })

export const phone = z
  .string()
  .regex(/^1\d{10}$/, '请输入11位手机号')
  .meta({ title: '手机号' })

/** A county, by the six-digit code of GB/T 2260. */
export const areaCode = z
  .string()
  .regex(/^\d{6}$/, '请选择省市区')
  .meta({ title: '所在地区', kind: 'area' })
export const smsCode = z
  .string()
  .regex(/^\d{6}$/, '请输入6位验证码')
  .meta({ title: '验证码' })
export const payPassword = z
  .string()
  .regex(/^\d{6}$/, '请输入6位数字支付密码')
  .meta({ title: '支付密码' })

/** One line of text: trimmed, without control characters or lone surrogates. */
export const line = (max: number) =>
  z
    .string()
    .refine((s) => s.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(s), '含有不支持的字符')
    .trim()
    .max(max)

/** Several lines of text; new lines and tabs are kept. */
export const text = (max: number) =>
  z
    .string()
    .refine((s) => s.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(s), '含有不支持的字符')
    .trim()
    .max(max)

/** What was uploaded, by the address that the upload answered; the server takes the caller's own uploads only (basic/ownFiles.ts). */
export const fileKey = z
  .string()
  .regex(/^\/files\/[\w-]{22}\.(jpg|png|webp|svg|mp4)$/, '请重新上传')
  .meta({ title: '文件' })

export const pictures = (max: number) => z.array(fileKey).max(max, `最多${max}张图片`).meta({ title: '图片' })

/** Rows of a list that are counted, and that numbered pages reach; what lies beyond is read by `after`. */
export const mostCounted = 10_000

/** What every list takes: 1-based page and rows a page, or whose `next` it goes on from. */
export const paging = {
  page: z.int().min(1).max(mostCounted).default(1).meta({ title: '页码' }),
  size: z.int().min(1).max(50).default(10).meta({ title: '每页条数' }),
  /** The `next` of an earlier answer: the rows behind that one's last, however deep; `page` then says nothing. */
  after: z
    .string()
    .regex(/^-?\d{1,18}(,-?\d{1,18}){0,2}$/, '翻页位置不正确，请从第一页重新查看')
    .optional()
    .meta({ title: '翻页位置' }),
}

/** What every paged list answers. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    /** How many there are, counted to `mostCounted`; absent where `after` was asked for. */
    total: z.int().optional(),
    /** True where there are more than `total` says. */
    more: z.boolean().optional(),
    /** What `after` takes to read on; absent on the last page, and where a list can't be read on by key. */
    next: z.string().optional(),
    rows: z.array(row),
  })

/** The empty input, and the empty answer. */
export const nothing = z.strictObject({})
export const done = z.null()
