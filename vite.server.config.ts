import { cpSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** Migrations are read at run time, as files beside the bundle. */
const migrations: Plugin = {
  name: 'wotu:migrations',
  closeBundle: () => cpSync('server/migrations', 'dist/server/migrations', { recursive: true }),
}

/** The server in one file that starts fast; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  plugins: [migrations],
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@wotu\//] },
})
