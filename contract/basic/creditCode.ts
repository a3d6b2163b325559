import { z } from 'zod'

/** GB 32100-2015: no I, O, S, V or Z, which read like digits or like each other. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Whether the last of the 18 characters is the check character of the others. */
export const checksOut = (code: string): boolean => {
  const sum = Array.from(code.slice(0, 17)).reduce(
    (total, char, i) => total + alphabet.indexOf(char) * (3 ** i % 31),
    0,
  )
  return alphabet[(31 - (sum % 31)) % 31] === code[17]
}

/** 统一社会信用代码: the number that every organisation in China is registered under. */
export const creditCode = z
  .string()
  .regex(/^[0-9A-HJ-NPQRTUWXY]{18}$/, '请输入18位统一社会信用代码')
  .refine(checksOut, '请核对统一社会信用代码，校验位不符')
  .meta({ title: '统一社会信用代码' })
