import { icon } from './icon.tsx'

export const BoxIcon = icon('m10 2.5 7 3.5v8l-7 3.5L3 14V6zM3 6l7 3.5L17 6M10 9.5v8')
