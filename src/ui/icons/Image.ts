import { icon } from './icon.tsx'

export const ImageIcon = icon(
  'M3 4.5a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zM3.5 14.5l4-4.5 3 3 2-2 4 4M13 7.2h.01',
)
