import { icon } from './icon.tsx'

export const SuccessIcon = icon('M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM6.7 10.2l2.3 2.3 4.3-5')
