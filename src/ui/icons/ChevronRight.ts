import { icon } from './icon.tsx'

export const ChevronRightIcon = icon('m7.5 4.5 5.5 5.5-5.5 5.5')
