import { basic } from './basic.ts'
import { finance } from './finance.ts'
import { kernel } from './kernel.ts'
import type { Equivalent } from './equivalent.ts'
import { trading } from './trading.ts'

export const equivalents: Equivalent[] = [...basic, ...finance, ...kernel, ...trading]
