import type { Role } from '@wotu/contract/basic/role.ts'
import type { ColumnType, Generated } from 'kysely'
import type { MemberInfo } from '@wotu/contract/basic/memberInfo.ts'
import type { PointAction, PointKind } from '@wotu/contract/basic/point.ts'
import type { Grant, Scope } from '@wotu/contract/call.ts'

/** Row types of migrations/0002_basic.sql, 0005_basic_more.sql, 0008_bind.sql and 0010_vouching.sql, where each column is explained. */

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
  legalPerson: Generated<string>
  passwordHash: string
  staff: Generated<boolean>
  disabledAt: Date | null
  bindIgnoredAt: Generated<Date | null>
  createdAt: Generated<Date>
}

export interface EmployeeTable {
  systemId: number
  boId: string
  memberId: string
  id: string
  /** As their employer calls them. */
  name: Generated<string>
  roles: Generated<Role[]>
  /** What is allowed beyond the roles. */
  functions: Generated<Grant[]>
  /** All that they may do. */
  grants: Grant[]
  post: Generated<string>
  tags: Generated<string[]>
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

export interface LoginFailureTable {
  systemId: number
  loginName: string
  asker: string
  failed: number
  lastAt: Date
  knownAt: Date | null
}

export interface ImageCheckTable {
  systemId: number
  id: string
  answer: string
  expiresAt: Date
}

export interface VerificationTable {
  systemId: number
  tokenHash: string
  memberId: string
  purpose: string
  expiresAt: Date
}

export interface EmbedGrantTable {
  systemId: number
  codeHash: string
  memberId: string
  boId: string
  origin: string
  challenge: string
  link: Generated<boolean>
  scopes: Scope[]
  grantedAt: Date
  expiresAt: Date
}

export interface PartnerKeyTable {
  systemId: number
  kid: string
  origin: string
  publicKey: string
  createdAt: Generated<Date>
  revokedAt: Date | null
}

export interface PartnerUserTable {
  systemId: number
  memberId: string
  boId: string
  origin: string
  userId: string
  scopes: Scope[]
  linkedAt: Date
  expiresAt: Date
}

export interface VouchUsedTable {
  systemId: number
  kid: string
  jti: string
  expiresAt: Date
}

export interface BindKeyTable {
  systemId: number
  memberId: string
  keyHash: string
  phone: string
  expiresAt: Date
}

export interface CbRelationTable {
  systemId: number
  memberId: string
  account: string
  name: string
  phone: string
  boundAt: Date
}

export interface StoredFileTable {
  systemId: number
  memberId: string
  id: string
  key: string
  name: string
  mime: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/svg+xml' | 'video/mp4'
  bytes: number
  hash: string
  createdAt: Date
}

export interface MemberCacheTable {
  systemId: number
  memberId: string
  key: string
  value: string
  updatedAt: Date
}

export interface DictItemTable {
  dictId: string
  code: string
  name: string
  sort: number
}

/** Who produces for an owner. */
export interface ManufacturerTable {
  systemId: number
  boId: string
  id: string
  name: string
  kind: 'enterprise' | 'cooperative' | 'familyFarm' | 'person'
  leader: string
  phone: string
  areaCode: string
  areaName: string
  isDefault: boolean
  createdAt: Date
}

/** Which of an owner's manufacturers a person works for now. */
interface ManufacturerChoiceTable {
  systemId: number
  boId: string
  memberId: string
  manufacturerId: string
}

export interface PointRuleTable {
  action: PointAction
  points: number
  perDay: number | null
  sort: number
}

export interface PointAccountTable {
  systemId: number
  boId: string
  earned: Generated<number>
  spent: Generated<number>
  oldestAt: Date | null
}

export interface PointEntryTable {
  systemId: number
  boId: string
  id: string
  event: string
  kind: PointKind
  points: number
  balance: number
  earned: number
  orderId: string | null
  at: Date
}

export interface MemberAttrTable {
  systemId: number
  boId: string
  gender: Generated<MemberInfo['gender']>
  identity: Generated<MemberInfo['identity']>
  crops: Generated<string[]>
  areaCode: Generated<string>
  areaName: Generated<string>
}

export interface OrgTable {
  systemId: number
  boId: string
  type: 'company' | 'cooperative' | 'familyFarm' | 'soleTrader'
  areaCode: string
  areaName: string
  detail: string
  phone: string
  intro: string
}

export interface DataTempTable {
  systemId: number
  boId: string
  id: string
  type: 'shop' | 'provider' | 'listing'
  /** Written as JSON text, read parsed. */
  details: ColumnType<Record<string, string>, string, string>
  updatedAt: Date
}

declare module '#kernel/db/tables.ts' {
  interface Tables {
    member: MemberTable
    employee: EmployeeTable
    address: AddressTable
    manufacturer: ManufacturerTable
    manufacturerChoice: ManufacturerChoiceTable
    area: AreaTable
    smsCode: SmsCodeTable
    loginFailure: LoginFailureTable
    imageCheck: ImageCheckTable
    verification: VerificationTable
    embedGrant: EmbedGrantTable
    partnerKey: PartnerKeyTable
    partnerUser: PartnerUserTable
    vouchUsed: VouchUsedTable
    bindKey: BindKeyTable
    cbRelation: CbRelationTable
    storedFile: StoredFileTable
    memberCache: MemberCacheTable
    dictItem: DictItemTable
    pointRule: PointRuleTable
    pointAccount: PointAccountTable
    pointEntry: PointEntryTable
    memberAttr: MemberAttrTable
    org: OrgTable
    dataTemp: DataTempTable
  }
}
