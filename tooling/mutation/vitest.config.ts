import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import serverTests from '../vite/serverTests.ts'
import { mutants } from './plugin.ts'

/** The server's tests with mutants in its sources, run by a runner that tries each mutant on what reaches it. */
export default defineConfig({
  plugins: [mutants()],
  test: {
    ...serverTests.test,
    root: resolve(import.meta.dirname, '../..'),
    runner: resolve(import.meta.dirname, 'runner.ts'),
    dangerouslyIgnoreUnhandledErrors: true,
    maxWorkers: 2,
  },
})
