import { describe, expect, it } from 'vitest'
import address from 'schema:/api/basic/address/addAddr'
import type { FieldSchema } from '#core/calls/formSchema.ts'
import { checkField, fromForm, toForm } from './formValue.ts'

const amount: FieldSchema = { title: '金额', required: true, type: 'integer', minimum: 100, maximum: 5000000 }
const count: FieldSchema = { title: '数量', required: false, type: 'integer', minimum: 1, maximum: 99 }

describe('values', () => {
  it('shows fen in yuan and sends them as fen', () => {
    expect(toForm('priceFen', amount, 123450)).toBe('1234.50')
    expect(fromForm('priceFen', amount, '1,234.5')).toBe(123450)
  })

  it('leaves out what is empty, and trims what is not', () => {
    expect(fromForm('count', count, '  ')).toBeUndefined()
    expect(fromForm('consignee', address.consignee!, ' 王建国 ')).toBe('王建国')
  })
})

describe('checks', () => {
  it('asks for what is required, and for nothing else', () => {
    expect(checkField('consignee', address.consignee!, ' ')).toBe('请填写收货人')
    expect(checkField('count', count, '')).toBeUndefined()
  })

  it("says the contract's own words for a wrong form", () => {
    expect(checkField('phone', address.phone!, '139')).toBe('请输入11位手机号')
    expect(checkField('phone', address.phone!, '13900000001')).toBeUndefined()
  })

  it('says the limits of amounts in yuan', () => {
    expect(checkField('priceFen', amount, '0.5')).toBe('金额不能小于1.00元')
    expect(checkField('priceFen', amount, '60000')).toBe('金额不能大于50,000.00元')
    expect(checkField('priceFen', amount, '1.234')).toBe('请输入金额，最多两位小数')
  })

  it('refuses what is no whole number', () => {
    expect(checkField('count', count, '1.5')).toBe('数量必须是整数')
    expect(checkField('count', count, '几个')).toBe('请输入数字')
  })
})
