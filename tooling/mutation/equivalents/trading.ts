import type { Equivalent } from './equivalent.ts'

export const trading: Equivalent[] = []
