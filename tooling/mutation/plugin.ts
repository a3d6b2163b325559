import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { mutate } from './mutants.ts'
import { isMutated, server } from './sources.ts'

/** Vite's part: the server's handlers and rules as tests import them have a switch for each mutant. */
export const mutants = (): Plugin => ({
  name: 'wotu:mutants',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(server, id)
    return isMutated(file) ? { code: mutate(file, code).code, map: null } : null
  },
})
