import type { CoreEvents } from '../element/events.ts'
import { events } from './core.ts'

type How = Pick<CoreEvents['notice'], 'tone' | 'action'>

/** Says in a short line what has been done; `action` is a button beside it. */
export const notify = (message: string, how?: How) => events.emit('notice', { message, tone: 'success', ...how })

/** The button that takes back what a notice says; of what goes wrong with it the core tells, as of every write. */
export const undo = (write: () => Promise<unknown>): How => ({
  action: { label: '撤销', run: () => void write().catch(() => {}) },
})
