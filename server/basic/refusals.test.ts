import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onePixel } from '@wotu/contract/upload.ts'
import { asVisitor } from '#kernel/testing/call.ts'
import { inRollback } from '#kernel/testing/testing.ts'
import { setFilesDir } from '#adapters/files.ts'
import { call, owner, refused } from '../testing/call.ts'
import { makeMember } from '../testing/market.ts'
import { loadAreas } from './area/load.ts'
import { codeSentTo, freePhone, goodPassword, makeLogin } from './testing.ts'

// What each call answers where what was brought is wrong. The rules themselves have tests of their own.

setFilesDir(mkdtempSync(join(tmpdir(), 'wotu-files-')))

const address = { consignee: '王建国', phone: '13900000001', areaCode: '230184', detail: '民意乡富胜村3组12号' }
const file = onePixel
const token = 'x'.repeat(43)
const common = 'password123'

it(
  'an address that isn’t there is not changed, nor one to a place that isn’t there',
  inRollback(async (db) => {
    await loadAreas(db)
    const { id, addressId } = await makeMember(db)
    const as = owner(id)
    await refused(db, { '/api/basic/address/updAddr': { id: '1', ...address } }, as, 'NOT_FOUND')
    const nowhere = { id: addressId, ...address, areaCode: '990000' }
    await refused(db, { '/api/basic/address/updAddr': nowhere }, as, 'AREA_UNKNOWN')
  }),
)

it(
  'a wrong code, and a visitor, prove nothing',
  inRollback(async (db) => {
    const { phone, as } = await makeLogin(db)
    const judge = '/api/basic/member/login/judgeVerification'
    const code = '000000'
    await refused(db, { [judge]: { purpose: 'resetPassword', phone, code } }, asVisitor, 'SMS_CODE_WRONG')
    await refused(db, { [judge]: { purpose: 'setPassword', code } }, asVisitor, 'NOT_SIGNED_IN')
    const image = { imageId: 'x'.repeat(22), answer: '0000' }
    const send = { phone, purpose: 'resetPassword' as const, image }
    await refused(db, { '/api/basic/member/login/sendMessage': send }, asVisitor, 'IMAGE_WRONG')
    const newPhone = freePhone()
    await call(db, '/api/basic/member/login/sendMessage', { phone: newPhone, purpose: 'newPhone' }, as)
    const change = { token, phone: newPhone, code: await codeSentTo(db, newPhone) }
    await refused(db, { '/api/basic/member/login/updLoginName': change }, as, 'VERIFICATION_INVALID')
  }),
)

it(
  'a business registers with its own phone’s code, a free phone and a good password',
  inRollback(async (db) => {
    const register = '/api/basic/member/login/registerQY'
    const phone = freePhone()
    const org = {
      orgName: '腾讯农业有限公司',
      creditCode: '9144030071526726XG',
      legalPerson: '马晓明',
      contact: '马晓明',
      licence: file,
      password: goodPassword,
      agreed: true as const,
    }
    await refused(db, { [register]: { ...org, phone, code: '000000' } }, asVisitor, 'SMS_CODE_WRONG')
    await refused(db, { [register]: { ...org, phone, code: '000000', password: common } }, asVisitor, 'PASSWORD_WEAK')
    const taken = await makeLogin(db)
    await call(db, '/api/basic/member/login/sendMessage', { phone: taken.phone, purpose: 'register' }, asVisitor)
    const code = await codeSentTo(db, taken.phone)
    await refused(db, { [register]: { ...org, phone: taken.phone, code } }, asVisitor, 'PHONE_TAKEN')
    const large = {
      name: '执照.jpg',
      base64: Buffer.concat([Buffer.from(onePixel.base64, 'base64'), Buffer.alloc(5 * 2 ** 20)]).toString('base64'),
    }
    const tooLarge = { ...org, phone, code: '000000', licence: large }
    await refused(db, { [register]: tooLarge }, asVisitor, 'FILE_TOO_LARGE')
  }),
)

it(
  'a new password is no common one',
  inRollback(async (db) => {
    const { phone, as } = await makeLogin(db)
    await call(db, '/api/basic/member/login/sendMessage', { purpose: 'setPassword' }, as)
    const proof = { purpose: 'setPassword' as const, code: await codeSentTo(db, phone) }
    const { token: proven } = await call(db, '/api/basic/member/login/judgeVerification', proof, as)
    const path = '/api/basic/member/login/safeCenterReSetPwd'
    await refused(db, { [path]: { token: proven, password: common } }, as, 'PASSWORD_WEAK')
  }),
)

it(
  'a file is a picture or a film, and not larger than one may be',
  inRollback(async (db) => {
    const { as } = await makeLogin(db)
    const text = [{ name: '大米.jpg', base64: Buffer.from('text').toString('base64') }]
    const large = [
      {
        name: '大米.jpg',
        base64: Buffer.concat([Buffer.from(onePixel.base64, 'base64'), Buffer.alloc(5 * 2 ** 20)]).toString('base64'),
      },
    ]
    const both = (files: typeof text) => ({
      '/api/basic/system/file/upload': { files },
      '/api/buyer/basic/system/file/upload': { files },
    })
    await refused(db, both(text), as, 'FILE_KIND')
    await refused(db, both(large), as, 'FILE_TOO_LARGE')
    expect((await call(db, '/api/basic/system/file/selFileList', {}, as)).total).toBe(0)
  }),
)
