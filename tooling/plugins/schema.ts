import path from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { answerSchema } from './answerSchema.ts'
import { formSchema } from './formSchema.ts'
import type { Call } from '@wotu/contract/call.ts'

const prefix = 'schema:'

/**
 * `import form from 'schema:/api/basic/address/addAddr'` gives what a form needs of that call's input (see
 * `src/core/calls/formSchema.ts`), and `import { answer, words } from 'schema:…'` what a screen needs to show its answer
 * (`answerSchema.ts` beside it), read from the contract at build time: no schema library reaches the browser.
 *
 * @param root where the contract's folder is; Vite says so itself
 */
export function schema(root = process.cwd()): Plugin {
  let folder = path.join(root, 'contract')
  let contract: Promise<Record<string, Call>> | undefined
  const load = () =>
    (contract ??= runnerImport<{ contract: Record<string, Call> }>(path.join(folder, 'index.ts'), {
      configFile: false,
      root,
      logLevel: 'error',
    }).then((imported) => imported.module.contract))

  return {
    name: 'wotu:schema',
    configResolved(config) {
      root = config.root
      folder = path.join(root, 'contract')
    },
    resolveId: {
      filter: { id: /^schema:/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0schema:/ },
      async handler(id) {
        const callPath = id.slice(prefix.length + 1)
        const call = (await load())[callPath]
        if (!call) this.error(`The contract has no call ${callPath}. Is its file spread into contract/index.ts?`)
        return moduleOf(call)
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder + path.sep)) return
      contract = undefined
      const forms = [...this.environment.moduleGraph.idToModuleMap.values()].filter((m) =>
        m.id?.startsWith(`\0${prefix}`),
      )
      for (const form of forms) this.environment.moduleGraph.invalidateModule(form)
      return [...modules, ...forms]
    },
  }
}

/** Three exports, of which a bundle keeps those that are used. */
function moduleOf({ input, output }: Call): string {
  const answer = answerSchema(output)
  const words = Object.fromEntries(
    Object.entries(answer).flatMap(([name, { words }]) => (words ? [[name, words]] : [])),
  )
  // The words of a field stand once, in `words`.
  const fields = Object.entries(answer).map(([name, { words, ...plain }]) => {
    const key = JSON.stringify(name)
    const said = JSON.stringify(plain)
    return `${key}:${words ? `${said.slice(0, -1)},"words":words[${key}]}` : said}`
  })
  return `export const words = ${JSON.stringify(words)}
export const answer = {${fields.join(',')}}
export default ${JSON.stringify(formSchema(input))}`
}
