import path from 'node:path'
import { rollup, type RollupOptions } from 'rollup'
import { minified, sources } from './kit/plugins.ts'

/**
 * The code of one module with all that it imports, as it would be shipped by itself: what a part weighs that stands in one
 * file with others.
 *
 * @param file from the root
 */
export const builtAlone = async (root: string, file: string, more: RollupOptions = {}): Promise<string> => {
  const bundle = await rollup({
    input: path.join(root, file),
    ...more,
    plugins: [more.plugins, ...sources('browser'), minified()],
  })
  const { output } = await bundle.generate({})
  return output[0].code
}
