import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'

const extendsApp = './vite.config.ts'

/** A fresh object each time: Vitest refuses one browser that two projects share. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
})

export default defineConfig({
  test: {
    projects: [
      './vitest.server.config.ts',
      {
        extends: extendsApp,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.tsx'],
        },
      },
      {
        extends: extendsApp,
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx', 'src/core/defineWidget.test.tsx'],
          browser: browser(),
        },
      },
      {
        extends: extendsApp,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', browser: browser() },
      },
      // The repository itself, in Node: its tools and rules; then whole journeys through a real browser and server.
      { test: { name: 'house', include: ['scripts/**/*.test.ts', 'tests/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
