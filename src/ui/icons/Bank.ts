import { icon } from './icon.tsx'

export const BankIcon = icon('m2.5 8 7.5-5 7.5 5zM4.5 8v6M8.2 8v6M11.8 8v6M15.5 8v6M2.5 16.5h15M3.5 14h13')
