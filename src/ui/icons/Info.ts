import { icon } from './icon.tsx'

export const InfoIcon = icon('M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 9.5v4M10 6.6h.01')
