import { defineConfig } from 'vitest/config'

/** The server and the contract: Node, and a real PostgreSQL. */
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['server/**/*.test.ts', 'contract/**/*.test.ts', 'tests/server/**/*.test.ts'],
    // A cluster of its own takes some tests seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 240_000,
    globalSetup: ['server/kernel/testing/setup.ts', 'server/testing/callsMade.ts'],
    env: { TZ: 'UTC' },
  },
})
