import { icon } from './icon.tsx'

export const SearchIcon = icon('M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.5 13.5 17 17')
