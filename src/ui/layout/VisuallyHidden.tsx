import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

/** Words for a screen reader alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className={hidden}>{children}</span>
