import { icon } from './icon.tsx'

export const EditIcon = icon('m12.5 4.5 3 3L7 16l-3.7.7L4 13zM10.8 6.2l3 3')
