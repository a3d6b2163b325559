import { icon } from './icon.tsx'

export const ShopIcon = icon(
  'M3.5 9v7.5h13V9M2.5 7.5 4 3.5h12l1.5 4c0 1.2-1 2-2.2 2s-2.3-.8-2.6-2c-.3 1.2-1.4 2-2.7 2s-2.4-.8-2.7-2c-.3 1.2-1.3 2-2.6 2s-2.2-.8-2.2-2zM8 16.5v-4h4v4',
)
