import { hash, verify } from '@node-rs/argon2'

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
