import { icon } from './icon.tsx'

export const CalendarIcon = icon('M3 5h14v12H3zM3 8.5h14M6.5 3v3.5M13.5 3v3.5')
