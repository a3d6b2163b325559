import { icon } from './icon.tsx'

export const PinIcon = icon(
  'M10 17.5s-5.5-4.7-5.5-9.2a5.5 5.5 0 0 1 11 0c0 4.5-5.5 9.2-5.5 9.2zM10 10.3a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
)
