import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
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

/** Where files lie while they come in: on the same disk, so that they need only be renamed. */
export const incomingDir = () => join(filesDir(), 'incoming')

const abandonedMs = 3_600_000

/** Removes what came in to a process that was killed. Another process may be receiving, so what is young stays. */
export async function clearIncoming(): Promise<void> {
  const names = await readdir(incomingDir()).catch(() => [])
  for (const name of names) {
    const path = join(incomingDir(), name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - abandonedMs) await rm(path, { force: true })
  }
}

/** Path under the folder: two levels, so that no folder grows too long. */
export const pathOf = (hash: string) => join(hash.slice(0, 2), hash)

/** The place of a hash, its folder made; undefined where it lies already. */
const placeFor = async (hash: string): Promise<string | undefined> => {
  const path = join(filesDir(), pathOf(hash))
  if (await stat(path).catch(() => undefined)) return undefined
  await mkdir(dirname(path), { recursive: true })
  return path
}

/** Stores bytes under their hash. Written aside and renamed when whole, so that no reader sees half of it. */
export async function putFile(hash: string, bytes: Buffer): Promise<void> {
  const path = await placeFor(hash)
  if (path === undefined) return
  const draft = `${path}-${randomBytes(4).toString('hex')}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}

/** Stores a file of `incomingDir` under its hash; it is there no longer then, or is whoever's who wrote it. */
export async function takeFile(hash: string, from: string): Promise<void> {
  const path = await placeFor(hash)
  if (path !== undefined) await rename(from, path)
}
