import type { Plugin } from 'vite'

/** Vite's own preload helper would weigh on every page: the autoloader preloads. Vite leaves it out of workers only. */
export const plainImports: Plugin = {
  name: 'wotu:plain-imports',
  configResolved: (config) => void Object.assign(config, { isWorker: true }),
}
