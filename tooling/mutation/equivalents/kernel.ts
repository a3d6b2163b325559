import type { Equivalent } from './equivalent.ts'

export const kernel: Equivalent[] = []
