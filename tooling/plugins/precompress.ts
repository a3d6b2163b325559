import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Plugin } from 'vite'

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

/** Writes a .gz and a .br beside every text file: the server sends those, and never compresses by itself. */
export function precompress(): Plugin {
  return {
    name: 'wotu:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|html|json|svg)$/.test(file))
      await Promise.all(
        files.map(async (file) => {
          const target = path.join(dir!, file)
          const content = await readFile(target)
          await writeFile(`${target}.gz`, await gzip(content, { level: 9 }))
          await writeFile(`${target}.br`, await brotli(content))
        }),
      )
    },
  }
}
