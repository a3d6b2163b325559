import { icon } from './icon.tsx'

export const ChevronDownIcon = icon('m4.5 7.5 5.5 5.5 5.5-5.5')
