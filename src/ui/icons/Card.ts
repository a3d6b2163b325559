import { icon } from './icon.tsx'

export const CardIcon = icon(
  'M2.5 5.5a1 1 0 0 1 1-1h13a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1zM2.5 8.5h15M5.5 12.5H8',
)
