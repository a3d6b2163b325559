import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { EventSpec, PropSpec } from '../src/core/widget.ts'

/** A widget as its `define.ts` declares it. */
export interface WidgetDeclaration {
  tag: string
  doc: string
  props: Record<string, PropSpec>
  events: Record<string, EventSpec>
}

/** The names of all widgets: the folders of src/widgets that define one. */
export function widgetNames(root: string): string[] {
  const folder = path.join(root, 'src/widgets')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return names.filter((name) => existsSync(path.join(folder, name, 'define.ts')))
}

const entry = '\0declarations'
const noteTaker = '\0note-taker'
const component = '\0component'

/** Runs every `define.ts` with a `defineWidget` that only takes notes, and with neither component nor style: those need a browser. */
export async function readDeclarations(root: string): Promise<WidgetDeclaration[]> {
  const modules: Record<string, string> = {
    [entry]: [
      ...widgetNames(root).map((name) => `import '/src/widgets/${name}/define.ts'`),
      `export { declarations } from '${noteTaker}'`,
    ].join('\n'),
    [noteTaker]: `
      export const declarations = []
      export const defineWidget = (tag, _component, declaration) => declarations.push({ tag, ...declaration })`,
    [component]: '',
  }
  const standIns: Plugin = {
    name: 'wotu:declarations',
    enforce: 'pre',
    resolveId(source) {
      if (source in modules) return source
      if (source === '#core/defineWidget.tsx') return noteTaker
      return /\.(tsx|css\.ts)$/.test(source) ? component : undefined
    },
    load: (id) => modules[id],
  }
  const { module } = await runnerImport<{ declarations: WidgetDeclaration[] }>(entry, {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [standIns],
  })
  return module.declarations
}
