import type { Address } from '@wotu/contract/basic/address.ts'
import { words } from 'schema:/api/buyer/basic/member/address/list'

export type AddressKind = Address['kind']

export const kindWords = words.kind as Record<AddressKind, string>

/** Who is at the address, by what it is for. */
export const personWords: Record<AddressKind, string> = { receive: '收货人', send: '发货人', return: '收货人' }
