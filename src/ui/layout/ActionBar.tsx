import type { ReactNode } from 'react'
import { bar } from './ActionBar.css.ts'

/** What can be done here, the main action last; it sticks to the bottom of a phone. */
export const ActionBar = ({ children }: { children: ReactNode }) => <div className={bar}>{children}</div>
