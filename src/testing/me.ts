import type { Me } from '@wotu/contract/basic/member.ts'

/** A person signed in, acting for themselves, who has all grants and no shop. */
export const person: Me = {
  memberId: '1',
  systemId: 1001,
  loginName: '13900000001',
  kind: 'person',
  name: '',
  nickname: '用户0001',
  avatar: '',
  orgName: '',
  phone: '139****0001',
  boId: '1',
  actsAs: '用户0001',
  shopId: null,
  grants: ['purchase', 'order', 'goods', 'shop', 'finance'],
  identities: [{ boId: '1', name: '用户0001', isOwn: true }],
}
