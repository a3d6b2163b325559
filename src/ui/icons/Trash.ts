import { icon } from './icon.tsx'

export const TrashIcon = icon('M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5')
