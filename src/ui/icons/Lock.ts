import { icon } from './icon.tsx'

export const LockIcon = icon('M4.5 9h11v7.5h-11zM6.7 9V6.3a3.3 3.3 0 0 1 6.6 0V9')
