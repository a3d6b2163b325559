import path from 'node:path'
import type { ManualChunksOption, ModuleInfo, Plugin } from 'rollup'
import type { KitBuild } from './builds.ts'

/** The tag that most pages show first: what it shares with others is loaded with what all share. */
const firstTag = '/widgets/goods-card/define.ts'

const drawing = /node_modules\/(react|react-dom|scheduler|preact)\/|\/src\/lite\//

/**
 * Puts the modules of one build of the kit into files. React is a file of its own, for other versions of the kit keep it;
 * preact is in one file with what all tags show, which is smaller. A tag that shows sections (src/shell) needs something of
 * nearly everything, and on its account no other tag's files are cut into smaller ones or grow: what the others share
 * decides, and of what is left each screen gets its own.
 */
export function kitChunks(build: KitBuild): { plugin: Plugin; manualChunks: ManualChunksOption } {
  /** For each module the tags, and what they load later, that need it: those of src/widgets alone. */
  let neededBy = new Map<string, string[]>()
  /** What a page's first tag imports and further ones need: in one file it is smaller than in many. */
  let everywhere = new Set<string>()
  /** Tags of which the sections need a part, too: what such a tag alone needs is a chunk beside it. */
  let opened = new Set<string>()
  const count = (id: string) => neededBy.get(id)?.length ?? 0
  const isRoot = (id: string) => !!neededBy.get(id)?.includes(id)
  const nameOf = (id: string) => neededBy.get(id)!.map(labelOf).sort().join('-')

  const plugin: Plugin = {
    name: 'wotu:kit-chunks',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry)
      const apps = entries.filter((id) => id.includes('/src/shell/'))
      const tags = entries.filter((id) => !apps.includes(id))
      const info = (id: string) => this.getModuleInfo(id)
      neededBy = neededByRoots(tags, info)
      const first = tags.filter((id) => id.endsWith(firstTag))
      everywhere = new Set(first.flatMap((id) => [...importedBy(id, info)]).filter((id) => count(id) >= 3))
      // What a tag loads later is of one piece, whoever else loads it.
      const roots = new Set([...neededBy.values()].flat())
      const byApps = neededByRoots(apps, info, roots)
      opened = new Set([...byApps.keys()].filter((id) => count(id) === 1).flatMap((id) => neededBy.get(id)!))
    },
  }
  const isOpened = (id: string) => count(id) === 1 && opened.has(neededBy.get(id)![0]!)
  const manualChunks = (id: string) => {
    if (drawing.test(id)) return build === 'lite' ? 'base' : 'draw'
    if (everywhere.has(id)) return 'base'
    if (!isRoot(id) && (count(id) >= 2 || isOpened(id))) return nameOf(id)
  }
  return { plugin, manualChunks }
}

/** `cart` of src/widgets/cart/define.ts, `notice` of src/core/page/notice.ts. */
const labelOf = (id: string) => {
  const { dir, name } = path.parse(id)
  return name === 'define' ? path.basename(dir) : name
}

type Info = (id: string) => ModuleInfo | null

/** All that a module imports, at any depth, itself included. */
function importedBy(entry: string, info: Info): Set<string> {
  const found = new Set([entry])
  // Grows while it is walked.
  for (const id of found) info(id)?.importedIds.forEach((next) => found.add(next))
  return found
}

/** For each module the roots that need it to run: these, and what they may load later except those. */
function neededByRoots(entries: string[], info: Info, except = new Set<string>()): Map<string, string[]> {
  const neededBy = new Map<string, string[]>()
  const roots = new Set(entries)
  const visit = (id: string, root: string) => {
    const by = neededBy.get(id) ?? []
    if (by.includes(root)) return
    neededBy.set(id, [...by, root])
    info(id)?.importedIds.forEach((next) => visit(next, root))
    info(id)?.dynamicallyImportedIds.forEach((later) => except.has(later) || roots.add(later))
  }
  // Grows while it is walked.
  for (const root of roots) visit(root, root)
  return neededBy
}
