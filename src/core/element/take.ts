import { session } from '../page/core.ts'
import { reads } from '../calls/reads.ts'

/** What the server drew a tag of: it stands beside the drawing. */
export interface Known {
  /** What the attributes gave. */
  given: Record<string, unknown>
  answers: { path: string; input: object; data: unknown }[]
  /** When the answers were true, as an ISO instant. */
  at: string
}

/** Answers younger than this are not asked for again. */
const freshMs = 60_000

/** Waits for what ends the drawing: the page may have arrived up to the middle of it. */
const whole = async (shadow: ShadowRoot) => {
  if (document.readyState === 'loading' && !shadow.getElementById('known'))
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/**
 * Gets the tag's first drawing to show what the server drew, so that it can take over the nodes that are there.
 *
 * @param given what the tag is to show now
 * @returns false where the server drew something else, or a visitor's while a member is here: the tag draws anew
 */
export const take = async (shadow: ShadowRoot, given: Record<string, unknown>): Promise<boolean> => {
  await whole(shadow)
  const script = shadow.getElementById('known')
  const known = parse(script?.textContent)
  script?.remove()
  if (!known || session.store.getState().signedIn || !isSame(known.given, given)) return false
  const isFresh = Math.abs(Date.now() - Date.parse(known.at)) < freshMs
  for (const { path, input, data } of known.answers) reads.know(path, input, data, isFresh)
  // What stands in a style attribute is refused by a strict policy, and set here.
  for (const element of shadow.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style!
    delete element.dataset.style
  }
  return true
}

const parse = (text: string | null | undefined): Known | undefined => {
  try {
    return text ? (JSON.parse(text) as Known) : undefined
  } catch {
    return undefined
  }
}

/** Whether both say the same of every prop; what was never given is in neither. */
const isSame = (a: Known['given'], b: Known['given']) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => JSON.stringify(a[name]) === JSON.stringify(b[name]),
  )
