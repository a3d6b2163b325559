/** All that floats, in one file with the library that places it (docs/decisions/0021-what-floats.md). */
export { CalendarPanel } from './CalendarPanel.tsx'
export { CascaderPanel } from './CascaderPanel.tsx'
export { MenuPanel } from './MenuPanel.tsx'
export { OptionsPanel } from './OptionsPanel.tsx'
export { PopoverPanel } from './PopoverPanel.tsx'
export { QuestionText } from './QuestionText.tsx'
export { TooltipPanel } from './TooltipPanel.tsx'
