import { icon } from './icon.tsx'

export const PhoneIcon = icon(
  'M4 3h3l1.5 4-2 1.5c.9 2 2.5 3.6 4.5 4.5l1.5-2 4 1.5v3c0 .8-.7 1.5-1.5 1.5C8.5 17 3 11.5 2.5 4.5 2.5 3.7 3.2 3 4 3z',
)
