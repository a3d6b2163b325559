import { icon } from './icon.tsx'

export const WarningIcon = icon('M10 3 2.2 16.5h15.6zM10 8.3v3.7M10 14.2h.01')
