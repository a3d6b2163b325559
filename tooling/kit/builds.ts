import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { First } from '../../src/core/element/widget.ts'

/** Both are of the same sources: `lite` on preact, for pages without React; `react` on React itself (docs/decisions/0009). */
export type KitBuild = 'lite' | 'react'
export const kitBuilds: readonly KitBuild[] = ['lite', 'react']

/** Where in `dist` a build stands: the lite one is what `/kit/1/<name>.js` gives, the other is `/kit/1/react/<name>.js`. */
export const kitFolder = (build: KitBuild) => (build === 'lite' ? 'kit' : 'kit/react')

/** What one build's folder says of itself in `files.json`: the loader, the server and the size limits read it. */
export interface KitFiles {
  version: string
  /** The chunk that takes over what the server drew. */
  take: string
  tags: Record<string, TagFiles>
  /** Subresource integrity of every file, `sha384-…`. */
  integrity: Record<string, string>
}

export interface TagFiles {
  /** The chunks that the tag's module imports: loaded with it. */
  now: string[]
  /** Those that may come later, by `import()`. */
  later: string[]
  /** The read that the tag shows first, and the attributes that its input holds. */
  first?: First
  /** The style rule that holds its place while it is not defined. */
  space: string
}

/** @returns undefined where that build is not there */
export const readKitFiles = (dist: string, build: KitBuild): KitFiles | undefined => {
  const file = path.join(dist, kitFolder(build), 'files.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KitFiles) : undefined
}
