import { anyMember, bearer, buyer, employeesToo, open, page, type Attacks } from './attack.ts'
import { onePixel } from '@wotu/contract/upload.ts'

/** Signing in, here and in partners' pages, and what proves who somebody is. */
export const signInAttacks = {
  '/api/basic/member/login/getBaseMemberByToken': employeesToo(buyer(() => ({}))),
  '/api/basic/member/login/selMemberLoginById': buyer((v) => ({ id: v.buyer.id })),
  '/api/basic/member/login/selMemberLoginByLoginName': anyMember(buyer((v) => ({ loginName: v.buyer.phone }))),
  '/api/basic/member/login/sendMessage': open(() => ({ phone: '13900000099', purpose: 'login' })),
  '/api/basic/member/login/ticketLogin': bearer(open((v) => ({ loginName: v.buyer.phone, password: v.password }))),
  '/api/basic/member/login/judgeVerification': bearer(
    open((v) => ({
      purpose: 'resetPassword',
      phone: v.buyer.phone,
      code: v.resetCode,
    })),
  ),
  '/api/basic/member/login/reSetPwd': bearer(open((v) => ({ token: v.resetToken, password: 'Wotu-demo-2027' }))),
  '/api/basic/member/login/safeCenterReSetPwd': buyer((v) => ({ token: v.setToken, password: 'Wotu-demo-2027' })),
  '/api/basic/member/login/updLoginName': bearer(
    buyer((v) => ({
      token: v.changeToken,
      phone: v.newPhone,
      code: v.newPhoneCode,
    })),
  ),
  '/api/basic/member/login/register': bearer(
    open((v) => ({
      phone: v.registerPhone,
      code: v.registerCode,
      password: 'Wotu-demo-2026',
      agreed: true,
    })),
  ),
  '/api/basic/member/login/registerQY': bearer(
    open((v) => ({
      phone: v.orgPhone,
      code: v.orgCode,
      password: 'Wotu-demo-2026',
      agreed: true,
      orgName: '五常市稻香农业有限公司',
      creditCode: '91230184MA18A1B2X5',
      licence: onePixel,
      legalPerson: '李守田',
      contact: '王建国',
    })),
  ),
  '/api/basic/member/login/embedCode': buyer(() => ({
    origin: 'http://127.0.0.1:4601',
    challenge: 'x'.repeat(43),
    scopes: ['cart'],
  })),
  '/api/basic/member/login/vouchToken': bearer(open((v) => ({ assertion: v.toVouch }))),
  '/api/basic/member/login/vouchLink': page((v) => ({ assertion: v.toLink })),
  '/api/basic/member/login/embedSignIn': bearer(
    open((v) => ({
      loginName: v.buyer.phone,
      password: v.password,
      origin: 'http://127.0.0.1:4601',
      challenge: 'x'.repeat(43),
      scopes: ['cart'],
    })),
  ),
  '/api/basic/member/login/embedFrame': bearer(open((v) => ({ token: v.pageToken, origin: 'http://127.0.0.1:4601' }))),
  '/api/basic/member/login/embedToken': bearer(open((v) => ({ code: v.embedCode, verifier: v.embedVerifier }))),

  // accounts of the other system
  '/api/basic/member/bind/getKeyByPhone': bearer(buyer((v) => ({ phone: v.otherCbPhone, code: v.otherCbCode }))),
  '/api/basic/member/bind/getUserInfoByKey': buyer((v) => ({ key: v.bindKey })),
  '/api/basic/member/bind/bindCb': buyer(
    (v) => ({ action: 'bind', key: v.bindKey, account: v.freeAccount }),
    (v) => ({ action: 'unbind', account: v.boundAccount }),
  ),
} satisfies Attacks
