import { expect, it } from 'vitest'
import delivery from 'schema:/openapi/trading/order/orderDelivery'
import address from 'schema:/api/basic/address/addAddr'

it('gives a form the titles, limits and words of the contract', () => {
  expect(address).toMatchObject({
    consignee: { title: '收货人', required: true, type: 'string', minLength: 2, maxLength: 30 },
    phone: { title: '手机号', pattern: '^1\\d{10}$', message: '请输入11位手机号' },
    kind: { title: '地址类型', required: false, options: ['receive', 'send', 'return'], default: 'receive' },
    isDefault: { type: 'boolean', required: false },
  })
})

it('gives the fields within a field, of every branch of a union', () => {
  expect(delivery).toMatchObject({
    'dispatch.way': { required: true },
    'dispatch.company': { title: '快递公司', required: true, minLength: 2 },
    'dispatch.plate': { title: '车牌号', required: true },
    lines: { title: '发货数量', type: 'array' },
  })
})
