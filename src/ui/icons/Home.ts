import { icon } from './icon.tsx'

export const HomeIcon = icon('m3 9 7-6 7 6v7.5h-4.5v-5h-5v5H3z')
