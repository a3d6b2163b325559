import { icon } from './icon.tsx'

export const ScanIcon = icon(
  'M3 7V4a1 1 0 0 1 1-1h3M13 3h3a1 1 0 0 1 1 1v3M17 13v3a1 1 0 0 1-1 1h-3M7 17H4a1 1 0 0 1-1-1v-3M3 10h14',
)
