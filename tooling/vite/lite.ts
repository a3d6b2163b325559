import path from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import app from '../../vite.config.ts'

const at = (file: string) => path.join(import.meta.dirname, '../..', file)

/** The same sources as everywhere, drawn by the lite build: for its stories and tests. */
export default mergeConfig(
  app,
  defineConfig({
    cacheDir: 'node_modules/.vite-lite',
    resolve: {
      alias: [
        { find: /^react$/, replacement: at('.storybook/lite/react.ts') },
        { find: /^react\/jsx(-dev)?-runtime$/, replacement: at('src/lite/jsx.ts') },
        { find: /^react-dom(\/client)?$/, replacement: at('src/lite/reactDom.ts') },
      ],
    },
    // They hold `src/lite`, of whose changes the cache knows nothing.
    optimizeDeps: { include: ['preact', 'preact/hooks'], force: true },
  }),
)
