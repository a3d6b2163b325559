import { icon } from './icon.tsx'

export const TruckIcon = icon(
  'M2 4.5h9.5v9.5H2zM11.5 8h3.5l3 3v3h-6.5M5.5 16.5a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM14.5 16.5a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
)
