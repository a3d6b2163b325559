import { useEffect, useRef, type RefObject } from 'react'

/** On a new page: the top of it is seen, and a screen reader starts at its title. */
export const useArrival = (main: RefObject<HTMLElement | null>, pathname: string | undefined) => {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const first = before.current === undefined
    before.current = pathname
    // The browser itself looks after the page it has opened.
    if (first || pathname === undefined) return
    scrollTo(0, 0)
    const title = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }, [main, pathname])
}
