import type { Equivalent } from './equivalent.ts'

export const basic: Equivalent[] = []
