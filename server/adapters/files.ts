import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomBytes } from 'node:crypto'

/**
 * Where the bytes of uploaded files lie, each under its SHA-256: the same picture twice is kept once. The default is a
 * folder on disk; several servers share it by mounting it.
 */
let root: string | undefined

/** Given once at start, from the configuration. */
export const setFilesDir = (dir: string) => {
  root = dir
}

export const filesDir = (): string => {
  if (root === undefined) throw new Error('setFilesDir was not called at start')
  return root
}

/** Path under the folder: two levels, so that no folder grows too long. */
export const pathOf = (hash: string) => join(hash.slice(0, 2), hash)

/** Stores bytes under their hash. Written aside and renamed when whole, so that no reader sees half of it. */
export async function putFile(hash: string, bytes: Buffer): Promise<void> {
  const path = join(filesDir(), pathOf(hash))
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}-${randomBytes(4).toString('hex')}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}
