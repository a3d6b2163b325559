import { build, type Rolldown } from 'vite'

/**
 * The code of one module with all that it imports, as it would be shipped by itself: what a part weighs that stands in one
 * file with others.
 */
export const builtAlone = async (root: string, file: string): Promise<string> => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      lib: { entry: file, formats: ['es'] },
      minify: true,
    },
  })) as Rolldown.RolldownOutput[]
  const entry = built[0]!.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry) as Rolldown.OutputChunk
  return entry.code
}
