import { events } from '#core/page/core.ts'
import type { Values } from './useForm.ts'

/** What was typed into a form, and the key under which it was sent. */
export interface Draft {
  values: Values
  key: string
}

/** In this page's memory alone, and of whoever is signed in. */
const kept = new Map<string, Draft>()
events.on('signed-out', () => kept.clear())

/** Keeps what was typed where a fault leads away from a form, until somebody comes back to it. @param at place and call */
export const keepDraft = (at: string, draft: Draft): void => void kept.set(at, draft)

/** Takes it, once. */
export const takeDraft = (at: string): Draft | undefined => {
  const draft = kept.get(at)
  kept.delete(at)
  return draft
}
