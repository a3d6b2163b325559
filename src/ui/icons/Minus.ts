import { icon } from './icon.tsx'

export const MinusIcon = icon('M4 10h12')
