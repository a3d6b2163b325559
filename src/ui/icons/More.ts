import { icon } from './icon.tsx'

export const MoreIcon = icon('M4.5 10h.01M10 10h.01M15.5 10h.01')
