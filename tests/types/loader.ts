import type * as loader from '../../src/kit/wotu.ts'
import type * as packaged from '../../src/kit/package.ts'
import type * as told from '../../tooling/derive/loader.d.ts'

// Checked by tsc alone: partners are told the loader's own types, of the script and of the package, and of all that it exports.

type Same<A, B> = [A, B] extends [B, A] ? true : never
type Settings = Parameters<typeof loader.configure>[0]

export const same: [
  Same<keyof typeof told, keyof typeof loader>,
  Same<keyof typeof told, keyof typeof packaged>,
  Same<typeof told.watch, typeof loader.watch>,
  Same<typeof told.watch, typeof packaged.watch>,
  Same<keyof told.Settings, keyof Settings>,
  Same<told.Settings, Settings>,
] = [true, true, true, true, true, true]
