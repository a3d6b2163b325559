import { icon } from './icon.tsx'

export const WalletIcon = icon(
  'M3 6.5v8a2 2 0 0 0 2 2h11a1 1 0 0 0 1-1v-8a1 1 0 0 0-1-1H4.5A1.5 1.5 0 0 1 3 5a1.5 1.5 0 0 1 1.5-1.5H14v3M13.5 11.5h.01',
)
