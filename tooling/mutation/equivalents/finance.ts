import type { Equivalent } from './equivalent.ts'

export const finance: Equivalent[] = []
