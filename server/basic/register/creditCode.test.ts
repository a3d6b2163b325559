import { expect, it } from 'vitest'
import { checksOut, creditCode } from '@wotu/contract/basic/creditCode.ts'

it('a credit code ends in the check character of GB 32100', () => {
  // Tencent's and Alibaba's, as printed on their licences.
  expect(['9144030071526726XG', '91330100799655058B'].map(checksOut)).toEqual([true, true])
})

it('one wrong character is noticed', () => {
  const code = '9144030071526726XG'
  for (let i = 0; i < 17; i += 1) {
    const wrong = code.slice(0, i) + (code[i] === '7' ? '8' : '7') + code.slice(i + 1)
    expect(checksOut(wrong)).toBe(false)
  }
  expect(creditCode.safeParse('9144030071526726XH').success).toBe(false)
})
