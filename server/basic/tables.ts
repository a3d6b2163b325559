import type { Generated } from 'kysely'
import type { Grant } from '@wotu/contract/call.ts'

/** Row types of migrations/0002_basic.sql, where each column is explained. */

export interface MemberTable {
  systemId: number
  id: string
  loginName: string
  phone: string
  kind: 'person' | 'business'
  name: Generated<string>
  nickname: Generated<string>
  avatar: Generated<string>
  orgName: Generated<string>
  creditCode: Generated<string>
  licence: Generated<string>
  contact: Generated<string>
  passwordHash: string
  loginFailed: Generated<number>
  staff: Generated<boolean>
  disabledAt: Date | null
  createdAt: Generated<Date>
}

export interface EmployeeTable {
  systemId: number
  boId: string
  memberId: string
  grants: Grant[]
  disabledAt: Date | null
  createdAt: Generated<Date>
}

export interface AddressTable {
  systemId: number
  boId: string
  id: string
  kind: Generated<'receive' | 'send' | 'return'>
  consignee: string
  phone: string
  areaCode: string
  areaName: string
  detail: string
  isDefault: Generated<boolean>
  createdAt: Generated<Date>
}

export interface AreaTable {
  code: string
  parent: Generated<string>
  name: string
  fullName: string
  level: number
}

export interface SmsCodeTable {
  systemId: number
  phone: string
  purpose: string
  codeHash: string
  tries: Generated<number>
  sentAt: Date
  expiresAt: Date
  usedAt: Date | null
}

declare module '#kernel/db/tables.ts' {
  interface Tables {
    member: MemberTable
    employee: EmployeeTable
    address: AddressTable
    area: AreaTable
    smsCode: SmsCodeTable
  }
}
