import { icon } from './icon.tsx'

export const HeartIcon = icon(
  'M10 16.5S3 12.5 3 7.7A3.7 3.7 0 0 1 6.7 4C8.2 4 9.4 4.8 10 6c.6-1.2 1.8-2 3.3-2A3.7 3.7 0 0 1 17 7.7c0 4.8-7 8.8-7 8.8z',
)
