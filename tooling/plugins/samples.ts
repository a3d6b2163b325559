import type { Plugin } from 'vite'
import { withoutProperties } from './withoutProperties.ts'

/** Where a route's line says how tests open it (`sample`), no reader has use for that. */
export const withoutSamples: Plugin = {
  name: 'wotu:without-samples',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/.*\/routes\.ts$/ },
    handler(code) {
      return { code: withoutProperties(code, this.parse(code), new Set(['sample'])), map: null }
    },
  },
}
