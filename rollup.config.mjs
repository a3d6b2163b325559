import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('./tooling/kit/bundles.ts')} */
const { build, kit, beside, npm, render } = await tsImport('./tooling/kit/bundles.ts', import.meta.url)
const root = import.meta.dirname

export { build }

/** All that partners load, and what draws it on the server. `tooling/build.mjs` builds those whose sources have changed. */
export const bundles = {
  // The loader comes last, for it knows the files of both builds.
  kit: [kit(root, 'lite'), kit(root, 'react'), beside(root, 'wotu'), beside(root, 'head')],
  npm: [npm(root, 'react'), npm(root, 'lite')],
  render: [render(root)],
}

export default Object.values(bundles).flat()
