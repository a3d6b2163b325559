import { newId } from '#kernel/db/ids.ts'
import { hashPassword } from '../basic/index.ts'
import { hashPayPassword, openAccounts } from '../finance/index.ts'
import { avatar } from './art/emblems.ts'
import type { Drawings } from './drawings.ts'
import {
  buyer,
  demoPassword,
  demoPayPassword,
  employee,
  employeeGrants,
  enterprise,
  named,
  others,
  seller,
  sellers,
  type Person,
} from './people.ts'
import { ago, type World } from './world.ts'

export interface Member extends Person {
  id: string
  addressId: string
}

export interface Members {
  buyer: Member
  enterprise: Member
  /** The owners of the eight shops. */
  sellers: Member[]
  others: Member[]
  all: Member[]
}

/** Everybody signs in with the same password: it is hashed once. Payment passwords are salted with their owner. */
export async function seedMembers(world: World, drawings: Drawings): Promise<Members> {
  const { db, systemId, random } = world
  const passwordHash = await hashPassword(demoPassword)
  const all: Member[] = [...named, ...sellers, ...others].map((person) => ({
    ...person,
    id: newId(),
    addressId: newId(),
  }))
  await db
    .insertInto('member')
    .values(
      all.map(({ id, phone, name, nickname, org, staff }) => ({
        systemId,
        id,
        phone,
        loginName: phone,
        name,
        nickname,
        passwordHash,
        kind: org ? ('business' as const) : ('person' as const),
        avatar: drawings.add(id, avatar(name, random.int(0, 7))),
        orgName: org?.name ?? '',
        creditCode: org?.creditCode ?? '',
        contact: org ? name : '',
        legalPerson: org ? name : '',
        staff: staff ?? false,
        disabledAt: null,
        createdAt: ago(world, random.int(420, 720)),
      })),
    )
    .execute()
  await db
    .insertInto('address')
    .values(
      all.map(({ id, addressId, name, phone, lives: [areaCode, detail] }) => ({
        systemId,
        boId: id,
        id: addressId,
        consignee: name,
        phone,
        areaCode,
        detail,
        isDefault: true,
        areaName: world.areaNames.get(areaCode)!,
      })),
    )
    .execute()
  for (const { id } of all) await openAccounts(db, systemId, id)

  const withPayPassword = all.filter((member) => named.some(({ phone }) => phone === member.phone))
  const hashes = await Promise.all(withPayPassword.map(({ id }) => hashPayPassword(id, demoPayPassword)))
  await db
    .insertInto('payPassword')
    .values(
      withPayPassword.map(({ id: boId }, i) => ({
        systemId,
        boId,
        hash: hashes[i]!,
        lockedUntil: null,
        cashFrom: null,
        updatedAt: ago(world, 300),
      })),
    )
    .execute()

  const find = ({ phone }: Person) => all.find((member) => member.phone === phone)!
  await db
    .insertInto('employee')
    .values({
      systemId,
      boId: find(seller).id,
      memberId: find(employee).id,
      id: newId(),
      name: find(employee).name,
      roles: ['clerk'],
      functions: ['goods'],
      grants: employeeGrants,
      post: '客服',
      tags: ['白班'],
      disabledAt: null,
      createdAt: ago(world, 210),
    })
    .execute()
  return {
    buyer: find(buyer),
    enterprise: find(enterprise),
    sellers: [seller, ...sellers].map(find),
    others: others.map(find),
    all,
  }
}
