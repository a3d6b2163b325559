import { expect, it } from 'vitest'
import { answer as org } from 'schema:/api/basic/member/selOrgInfo'
import { answer as employees, words } from 'schema:/api/basic/member/memberEmployee/selMemberByPage'
import { answer as holds } from 'schema:/api/account/cashflow/selOngoing'

it('is of the rows of a paged answer: titles, kinds, and the contract’s words', () => {
  expect(holds).toMatchObject({
    amountFen: { title: '金额', kind: 'money' },
    createdAt: { title: '冻结时间', kind: 'instant' },
    endedAt: { title: '解冻时间', kind: 'instant' },
    state: { title: '状态', words: { frozen: '冻结中' } },
  })
})

it('is of the object where the answer may be null, and of an enumeration that may be empty', () => {
  expect(org.licence).toEqual({ title: '营业执照', kind: 'picture' })
  expect(org.type).toMatchObject({ title: '企业类型', words: { company: '有限公司' } })
})

it('has the words of several values, and says them once', () => {
  expect(employees.roles!.words).toBe(words.roles)
  expect(words.disabled).toEqual({ true: '已停用', false: '正常' })
})

it('leaves out what has no title', () => {
  expect(holds).not.toHaveProperty('total')
  expect(employees).not.toHaveProperty('actions')
})
