import path from 'node:path'
import type { Plugin } from 'vite'
import { controls as controlsOf } from '../derive/controls.ts'
import { describeTag } from '../derive/tag.ts'
import { readDeclarations, widgetModules } from '../widgets.ts'

const module = 'virtual:controls'

/** Gives Storybook its controls by `import { controls } from 'virtual:controls'`: for each tag those of its stories. */
export function controls(root: string): Plugin {
  return {
    name: 'wotu:controls',
    resolveId: { filter: { id: /^virtual:controls$/ }, handler: () => `\0${module}` },
    load: {
      filter: { id: /^\0virtual:controls$/ },
      async handler() {
        for (const module of Object.values(widgetModules(root))) this.addWatchFile(path.join(root, module))
        const tags = (await readDeclarations(root)).map(describeTag)
        const all = Object.fromEntries(tags.map((tag) => [tag.tag, controlsOf(tag)]))
        return `export const controls = ${JSON.stringify(all)}`
      },
    },
  }
}
