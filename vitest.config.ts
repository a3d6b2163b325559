import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './tooling/chromium.mjs'
import { schema } from './tooling/plugins/schema.ts'
import { styles } from './tooling/plugins/styles.ts'
import { storiesOfNoTag } from './tooling/liteStories.ts'
import { retried } from './tooling/retried.ts'
import { times } from './tooling/times.ts'
import serverTests from './tooling/vite/serverTests.ts'

const extendsApp = './vite.config.ts'
const extendsLite = './tooling/vite/lite.ts'

/** What a browser does takes its time on a busy machine: once more, and `retried` says that it was. */
const retry = 1

/** A fresh object each time: Vitest refuses one browser that two projects share. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Nothing fades: what is there can be seen at once.
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1440, height: 900 } }],
})

/** Storybook would have both builds' dependencies in one place, where each overwrites the other's. */
const ownCache = {
  name: 'wotu:own-cache',
  enforce: 'post' as const,
  config: () => ({ cacheDir: 'node_modules/.vite-stories-lite' }),
}

export default defineConfig({
  test: {
    reporters: ['default', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []), times, retried],
    projects: [
      serverTests,
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
          retry,
          include: ['src/**/*.browser.test.tsx', 'src/core/element/defineWidget.test.tsx'],
          browser: browser(),
        },
      },
      {
        extends: extendsApp,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'stories', retry, browser: browser() },
      },
      // What a partner's page may show, once more, as the lite build draws it.
      {
        extends: extendsLite,
        test: {
          name: 'browser-lite',
          retry,
          include: ['src/core/element/defineWidget*.test.tsx', 'src/shell/app/*.browser.test.tsx'],
          browser: browser(),
        },
      },
      {
        extends: extendsLite,
        plugins: [storybookTest({ configDir: '.storybook' }), ownCache],
        // What no tag shows is drawn by React alone.
        test: {
          name: 'stories-lite',
          retry,
          exclude: storiesOfNoTag(import.meta.dirname),
          browser: browser(),
        },
      },
      // The repository itself, in Node: its tools and rules; then whole journeys through a real browser and server.
      { test: { name: 'house', include: ['tooling/**/*.test.ts', 'tests/*.test.ts'], testTimeout: 240_000 } },
      {
        // They read the routes' lines, of which one has its screen at hand.
        plugins: [styles('journeys'), schema()],
        test: {
          name: 'journeys',
          retry,
          include: ['tests/journeys/**/*.test.ts', 'tests/hostile/**/*.test.ts'],
          // Long enough where the machine's other guests leave it a tenth of its speed.
          testTimeout: 240_000,
          hookTimeout: 400_000,
          // Each file has a platform of its own; of what fills a machine, two are enough.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
