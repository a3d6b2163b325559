import { icon } from './icon.tsx'

export const CloseIcon = icon('m5 5 10 10M15 5 5 15')
