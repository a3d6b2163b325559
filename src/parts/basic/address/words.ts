import type { Address } from '@wotu/contract/basic/address.ts'

export type AddressKind = Address['kind']

export const kindWords: Record<AddressKind, string> = { receive: '收货地址', send: '发货地址', return: '退货地址' }

/** Who is at the address, by what it is for. */
export const personWords: Record<AddressKind, string> = { receive: '收货人', send: '发货人', return: '收货人' }
