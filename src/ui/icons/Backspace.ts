import { icon } from './icon.tsx'

export const BackspaceIcon = icon('M7 4.5h10v11H7L2.5 10zM10 8l4 4M14 8l-4 4')
