import { createHash } from 'node:crypto'
import path from 'node:path'
import { compile, cssFileFilter, getPackageInfo, processVanillaFile } from '@vanilla-extract/integration'
import { Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'
import { vars } from '../../src/ui/tokens/tokens.ts'

/** `@font-face` and `@property` do nothing in a shadow root: the document needs them too. */
const documentRules = /@(?:font-face|property)\b[^{]*\{[^}]*\}/g

/** Functions are helpers for other style files, which have them compiled in: none is exported to the browser. */
const dropFunctions =
  ";module.exports = Object.fromEntries(Object.entries(module.exports).filter(([, value]) => typeof value !== 'function'))"

/**
 * Turns each `.css.ts` into a module that registers its text with `src/core/element/styles.ts`, which shares one
 * constructable sheet between all roots. The same in dev, build, Storybook and Vitest.
 *
 * @param version goes into every class hash, so that two versions of the kit on one page cannot collide
 * @param root whose package the files are of; Vite says so itself
 */
export function styles(version: string, root = process.cwd()): Plugin {
  const salt = createHash('sha256').update(version).digest('hex').slice(0, 3)
  let readable = false

  return {
    name: 'wotu:styles',
    enforce: 'pre',
    configResolved(config) {
      root = getPackageInfo(config.root).dirname
      readable = config.command === 'serve'
    },
    transform: {
      filter: { id: cssFileFilter },
      async handler(_code, id) {
        const filePath = id.replace(/\?.*$/, '')
        const identOption = ({ hash, filePath }: { hash: string; filePath: string }) =>
          `${readable ? path.basename(filePath, '.css.ts') : 'w'}_${salt}${hash}`
        const { source, watchFiles } = await compile({ filePath, cwd: root, identOption })
        for (const file of watchFiles) if (file !== filePath) this.addWatchFile(file)

        const code = await processVanillaFile({
          source: source + dropFunctions,
          filePath,
          identOption,
          serializeVirtualCssPath: ({ fileScope, source: css }) => {
            const scope = path.resolve(root, fileScope.filePath)
            // What another .css.ts declares is registered by that module, before this one.
            if (scope !== filePath) return `import ${JSON.stringify(scope)}`
            const text = readable ? minified(css, scope) : withShortNames(minified(css, scope))
            builtStyles.set(filePath, text)
            return registration(text, readable ? fileScope.filePath : undefined)
          },
        })
        return { code, map: null }
      },
    },
  }
}

const tokens = Object.keys(vars)

/** Every style says tokens, and says them often: in what is shipped they are numbers. */
const withShortNames = (css: string) =>
  css.replace(/--w-(\w+)/g, (whole, name: string) =>
    tokens.includes(name) ? `--w${tokens.indexOf(name).toString(36)}` : whole,
  )

/** The rules of every style file that was built, by its path: what is drawn on the server links to them. */
export const builtStyles = new Map<string, string>()

/** Width ranges stay `max-width`: Safari reads `width<=` from 16.4 on only. */
const minified = (css: string, filename: string) =>
  transform({ filename, code: Buffer.from(css), minify: true, include: Features.MediaRangeSyntax }).code.toString()

/** @param id the file's path, where edits of it are to be told apart */
function registration(text: string, id: string | undefined): string {
  const documentText = text.match(documentRules)?.join('')
  const args = [text, documentText ?? '', id ?? '']
  while (!args.at(-1)) args.pop()
  return `import { register } from '#core/element/styles.ts'\nregister(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
}
