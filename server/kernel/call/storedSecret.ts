import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * 256 random bits that this installation keeps in a file, readable by its owner only, as 43 visible characters.
 * Made at first use; processes that do so at the same moment agree on one, because linking fails where a file is.
 */
export const storedSecret = (file: string): string => {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}-${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}
