import { icon } from './icon.tsx'

export const BellIcon = icon('M5 8.5a5 5 0 0 1 10 0c0 4 1.5 5.5 1.5 5.5h-13S5 12.5 5 8.5zM8.3 16.5a2 2 0 0 0 3.4 0')
