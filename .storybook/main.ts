import path from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { controls } from '../tooling/plugins/controls.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  staticDirs: [{ from: './files', to: '/files' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Its parser knows no TypeScript 7; the controls of a widget derive from its declaration.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), controls(path.resolve('.'))] }),
}

export default config
