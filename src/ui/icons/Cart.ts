import { icon } from './icon.tsx'

export const CartIcon = icon('M2 3h1.8a1 1 0 0 1 1 .8L6.6 13h8.6l2-7.2H5.2M7.5 16.6h.01M14.2 16.6h.01')
