import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fen, id, instant, line, phone, quantity } from '@wotu/contract/fields.ts'
import { Refusal } from './refuse.ts'
import { inspect, parseInput } from './validate.ts'

const Line = z.strictObject({ specId: id, quantity })
const Order = z.strictObject({
  title: line(5).meta({ title: '标题' }),
  phone: phone.optional(),
  at: instant.optional(),
  priceFen: fen.meta({ title: '单价' }).optional(),
  kind: z.enum(['person', 'company']).meta({ title: '类型' }).optional(),
  open: z.boolean().meta({ title: '是否公开' }).optional(),
  lines: z.array(Line).min(1).max(2).meta({ title: '商品' }).optional(),
})

/** The messages by field. */
const fieldsOf = (body: unknown): unknown => {
  try {
    return parseInput(Order, body)
  } catch (error) {
    return error instanceof Refusal ? error.data : error
  }
}

describe('messages name the field, and say what would be right', () => {
  it.each([
    [{ title: '' + '长'.repeat(6) }, { title: '标题最多5个字' }],
    [{ title: null }, { title: '标题必须是文字' }],
    [{ title: 'a', phone: '12' }, { phone: '请输入11位手机号' }],
    [{ title: 'a', at: 'yesterday' }, { at: '时间格式不正确' }],
    [{ title: 'a', priceFen: -1 }, { priceFen: '单价必须是0到10000000000000之间的整数' }],
    [{ title: 'a', priceFen: 1e14 }, { priceFen: '单价必须是0到10000000000000之间的整数' }],
    [{ title: 'a', kind: 'ghost' }, { kind: '类型不在可选范围内' }],
    [{ title: 'a', open: 'yes' }, { open: '是否公开格式不正确' }],
    [{ title: 'a', lines: [] }, { lines: '商品至少1项' }],
    [{ title: 'a', lines: {} }, { lines: '商品必须是列表' }],
    [{ title: 'a', lines: [{ specId: 'x', quantity: 1 }] }, { 'lines.0.specId': '编号格式不正确' }],
    [{ title: 'a', lines: [{ specId: '1' }] }, { 'lines.0.quantity': '请填写数量' }],
    [{ title: 'a', lines: [{ specId: '1', quantity: '1' }] }, { 'lines.0.quantity': '数量必须是1到1000000之间的整数' }],
    [{ title: 'a\u0007' }, { title: '标题含有不支持的字符' }],
  ])('%j', (body, fields) => expect(fieldsOf(body)).toEqual({ fields }))

  it('right input comes out as the schema makes it', () => {
    expect(fieldsOf({ title: ' 大米 ', lines: [{ specId: '1', quantity: 2 }] })).toEqual({
      title: '大米',
      lines: [{ specId: '1', quantity: 2 }],
    })
  })
})

describe('before any schema', () => {
  it('text that cannot be stored is found anywhere, in names too', () => {
    for (const body of ['\ud800', { a: ['\udfff'] }, { '\ud800': 1 }, { a: { b: 'x\0' } }])
      expect(() => inspect(body)).toThrow('内容含有不支持的字符')
    expect(() => inspect({ a: ['稻🌾', null, 1, true] })).not.toThrow()
  })
  it('32 levels are the most', () => {
    const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
    expect(() => inspect(nested(32))).not.toThrow()
    expect(() => inspect(nested(33))).toThrow('请求内容不是有效的 JSON')
  })
})
