import { hash, verify } from '@node-rs/argon2'
import { commonPasswords } from './commonPasswords.ts'

/** 19 MiB, two passes: OWASP's figure for Argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Checked against when nobody has the name, so that the answer takes as long as for one that is had. */
const nobodys = hashPassword('nobody has this password')

/** Whether it is the password; always false, and as slow, where there is no hash to compare with. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const same = await verify(stored ?? (await nobodys), password)
  return same && stored !== undefined
}

/** 11111111, 12345678, abcdefgh: each character as far from the last as the others. */
const isRun = (text: string) => {
  const steps = [...text].slice(1).map((char, i) => char.charCodeAt(0) - text.charCodeAt(i))
  return new Set(steps).size === 1 && Math.abs(steps[0]!) <= 1
}

/** Whether a guesser would try it among his first thousand: a common one, a run, or the phone number itself. */
export const isCommon = (password: string, phone: string): boolean => {
  const plain = password.toLowerCase()
  return commonPasswords.has(plain) || isRun(plain) || plain.includes(phone) || new Set(plain).size < 3
}
