import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder into which each test file writes what it made; see server/testing/callsMade.ts. */
    callsMade: string
  }
}

/** What this test file made through the kernel, and how it was answered: `path code`. */
const made = new Set<string>()
let counting = true

export const madeCall = (path: string, code: string): void => {
  if (counting) made.add(`${path} ${code}`)
}

/** The calls of this test file prove nothing of themselves: strangers make them, or they are given nonsense. */
export const provesNoCall = (): void => {
  counting = false
}

afterAll(() => {
  if (made.size > 0) writeFileSync(join(inject('callsMade'), randomUUID()), [...made].join('\n'))
})
