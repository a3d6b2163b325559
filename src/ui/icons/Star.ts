import { icon } from './icon.tsx'

export const StarIcon = icon('m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z')
