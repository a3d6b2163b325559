import { icon } from './icon.tsx'

export const FilterIcon = icon('M3 5.5h14M5.5 10h9M8.5 14.5h3')
