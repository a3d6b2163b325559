import { icon } from './icon.tsx'

export const UserIcon = icon(
  'M10 9.5A3.25 3.25 0 1 0 10 3a3.25 3.25 0 0 0 0 6.5zM3.5 17c.6-3 3-4.7 6.5-4.7s5.9 1.7 6.5 4.7',
)
