import { icon } from './icon.tsx'

export const ClockIcon = icon('M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 5.8V10l2.8 1.8')
