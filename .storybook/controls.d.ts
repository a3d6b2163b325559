declare module 'virtual:controls' {
  import type { ArgTypes } from 'storybook/internal/types'
  export const controls: Record<string, ArgTypes>
}
