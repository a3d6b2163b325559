import { anyMember, buyer, employeesToo, open, seller, staff, type Attacks } from './attack.ts'
import { address, manufacturer } from './victim.ts'

const org = {
  type: 'company' as const,
  areaCode: '230184',
  detail: '红光村1号',
  contact: '王建国',
  phone: '13900000001',
}
const rights = { name: '刘敏', roles: ['clerk' as const], functions: [], post: '客服', tags: [] }

/** Addresses, files, and what a member keeps on the platform. */
export const basicAttacks = {
  '/openapi/basic/memberAddr/selAddrListByBoIdParam/noLogin': buyer(() => ({})),
  '/api/basic/address/addAddr': buyer(() => address),
  '/api/basic/address/updAddr': buyer((v) => ({ id: v.addressId, ...address })),
  '/api/basic/address/delAddr': buyer((v) => ({ id: v.addressId })),
  '/api/basic/address/setDefault': buyer((v) => ({ id: v.addressId })),

  // the platform
  '/api/basic/member/memberInfo/updMemberById': buyer(() => ({ nickname: '老王' })),
  '/api/basic/system/setting/upd': staff(() => ({ servicePhone: '13900000009' })),
  '/api/basic/cache/getRedisByBoId': buyer(() => ({ key: 'publish.draft' })),
  '/api/basic/cache/setRedisByBoId': buyer(() => ({ key: 'publish.draft', value: '{}' })),
  '/api/basic/member/switchEmployee': employeesToo(buyer((v) => ({ boId: v.buyer.id }))),

  // the company, what it has filled in, points
  '/api/basic/member/memberAttr/selMemberAttrByBoId': employeesToo(buyer(() => ({}))),
  '/api/basic/member/selOrgInfo': seller(() => ({})),
  '/api/basic/member/updOrgInfo': seller(() => org),
  '/api/basic/member/getNxinOrgMember': seller(() => ({})),
  '/api/basic/memberDataTemp/addDataTemp': buyer(() => ({ type: 'listing' })),
  '/api/basic/memberDataTemp/addDetail': buyer((v) => ({
    id: v.dataTempId,
    details: [{ name: 'shopName', value: '米店' }],
  })),
  '/api/basic/memberDataTemp/del': buyer((v) => ({ id: v.dataTempId })),
  '/api/basic/pointRegular/selRegularListByParam': anyMember(buyer(() => ({}))),

  // manufacturers
  '/api/basic/manage/manufacturer/add': buyer(() => ({ ...manufacturer, name: '另一家合作社' })),
  '/api/basic/manage/manufacturer/upd': buyer((v) => ({ id: v.manufacturerId, ...manufacturer })),
  '/api/basic/manage/manufacturer/del': buyer((v) => ({ id: v.manufacturerId })),
  '/api/basic/manage/manufacturer/selById': buyer((v) => ({ id: v.manufacturerId })),
  '/api/basic/member/switchManufacturer': buyer((v) => ({ id: v.manufacturerId })),
  '/api/pdmg/base/manufacturer/selListByType': open(() => ({ kind: 'enterprise' })),

  // employees
  '/api/basic/member/memberEmployee/selMemberEmpById': buyer((v) => ({ id: v.employeeId })),
  '/api/basic/member/memberEmployee/selById': buyer((v) => ({ id: v.employeeId })),
  '/api/basic/member/memberEmployee/delMemberEmpById': buyer((v) => ({ id: v.employeeId })),
  '/api/basic/member/memberEmployee/delById': buyer((v) => ({ id: v.employeeId })),
  '/api/basic/member/memberEmployee/selfuncIds': buyer((v) => ({ id: v.employeeId })),
  '/api/basic/member/memberEmployee/addMemberEmployee': anyMember(
    buyer((v) => ({ ...rights, phone: v.passerBy.phone })),
  ),
  '/api/basic/member/memberEmployee/updMemberEmpById': buyer((v) => ({ ...rights, id: v.employeeId, disabled: true })),
  '/api/basic/member/memberEmployee/addOrUpd': anyMember(
    buyer(
      (v) => ({ ...rights, id: v.employeeId }),
      (v) => ({ ...rights, phone: v.passerBy.phone }),
    ),
  ),
  '/api/basic/member/memberEmployee/delByIds': buyer((v) => ({ ids: [v.employeeId] })),
  '/api/basic/authFunc/selFuncListWithEmployee': buyer((v) => ({ id: v.employeeId })),
  '/api/basic/system/role/selRoleListBySysId': anyMember(buyer(() => ({}))),
  '/api/basic/staff/selMemberStaffInfo': employeesToo(buyer(() => ({}))),
  '/api/basic/auth/selAuthNameByBuyer': anyMember(buyer(() => ({}))),
  '/api/basic/auth/selAuthNameBySeller': anyMember(buyer(() => ({}))),
  '/openapi/basic/authFunc/judgeAuth/manage': anyMember(buyer(() => ({ function: 'order' }))),
  '/api/basic/authFunc/selMallFuncList': anyMember(buyer(() => ({}))),

  // files
} satisfies Attacks
