import { useLayoutEffect, type RefObject } from 'react'
import { linkOf, pageOf, type Stand, type Visit } from './visits.ts'

/** Milliseconds that a page has to fill, until it is no longer waited for. */
const patience = 10_000

/** From then on they go where they like. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown']

const focusTitle = (main: HTMLElement) => {
  const title = pageOf(main)?.querySelector<HTMLElement>('h1') ?? main
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/** Puts them where they stood, as soon as the page is filled so far. @returns a function that ends it */
const restore = (main: HTMLElement, stood: Stand, focus: boolean) => {
  const attempt = () => {
    const page = pageOf(main)
    const link = page && linkOf(page, stood)
    scrollTo(0, stood.y)
    if (focus) link?.focus({ preventScroll: true })
    if ((link || !stood.link) && Math.abs(scrollY - stood.y) < 1) end()
  }
  const watch = new MutationObserver(attempt)
  const timer = setTimeout(() => end(), patience)
  const end = () => {
    watch.disconnect()
    clearTimeout(timer)
    for (const type of moves) removeEventListener(type, end)
  }
  watch.observe(main, { childList: true, subtree: true })
  for (const type of moves) addEventListener(type, end)
  attempt()
  return end
}

/**
 * On a new page, and for another query of the same one: the top is seen, and a screen reader starts at the title. Back at a page
 * they are where they stood, at the link that they followed.
 */
export const useArrival = (main: RefObject<HTMLElement | null>, visit: Visit | undefined) =>
  useLayoutEffect(() => {
    if (!visit || !main.current) return
    const { by, stood } = visit
    if (by !== 'open') focusTitle(main.current)
    if (stood) return restore(main.current, stood, by === 'back')
    if (by !== 'open') scrollTo(0, 0)
  }, [main, visit])
