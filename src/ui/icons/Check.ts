import { icon } from './icon.tsx'

export const CheckIcon = icon('m4 10.5 4 4 8-9')
