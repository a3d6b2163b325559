import { useEffect, useRef, type RefObject } from 'react'

/** The beginning of the tag comes into sight, where the user has gone past it. */
export const toTopOf = (frame: HTMLElement | null) => {
  const top = frame?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > innerHeight) frame?.scrollIntoView()
}

/**
 * On a new page, and for another query of the same one: its beginning is in sight, and who was in the tag with the keyboard or a screen reader goes on there.
 * Of a user who is elsewhere in the host's page nothing is taken.
 *
 * @param path where the tag goes
 * @param arrival at the page on show
 */
export const useArrival = (frame: RefObject<HTMLElement | null>, path: string, arrival: string | undefined) => {
  const wasInside = useRef(false)
  const before = useRef<string>(undefined)
  // The page that is left is still here, and so is what the user has pressed in it.
  useEffect(() => {
    const root = frame.current?.getRootNode() as Document | ShadowRoot | undefined
    wasInside.current = !!frame.current?.contains(root?.activeElement ?? null)
  }, [frame, path])

  useEffect(() => {
    const first = before.current === undefined
    if (arrival === undefined) return
    before.current = arrival
    if (first) return
    toTopOf(frame.current)
    // It is called by the page's title, and stays while what is in it loads.
    if (wasInside.current) frame.current?.focus({ preventScroll: true })
  }, [frame, arrival])
}
