import { icon } from './icon.tsx'

export const ChevronLeftIcon = icon('m12.5 4.5-5.5 5.5 5.5 5.5')
