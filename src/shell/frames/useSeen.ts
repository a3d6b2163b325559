import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Whether the user sees it as it is: `waiting` until the browser has looked, `unknown` where it can't. */
export type Seen = 'yes' | 'no' | 'waiting' | 'unknown'

/** Milliseconds that it must be seen for: what appears under a pointer on its way down is not pressed. */
const steadyMs = 300

/** What is smaller can't be read on any screen; the observer minds transforms, but not CSS `zoom`. */
const legible = '(min-resolution: 0.5dppx)'

interface Visibility extends IntersectionObserverInit {
  trackVisibility: boolean
  delay: number
}

const canTell = () => 'isVisible' in (globalThis.IntersectionObserverEntry?.prototype ?? {})

/**
 * Whether an element is seen whole and as it is: nothing over it, no opacity, filter or transform, nothing cut off, in
 * this page or in the one around it (IntersectionObserver v2), nor zoomed too small to read. What has just changed has not
 * been seen yet.
 */
export const useSeen = (ref: RefObject<Element | null>): Seen => {
  const [seen, setSeen] = useState<Seen>(() => (canTell() ? 'waiting' : 'unknown'))
  useEffect(() => {
    const element = ref.current
    if (!element || !canTell()) return
    const zoom = matchMedia(legible)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const { isVisible, intersectionRatio } = entries.at(-1) as IntersectionObserverEntry & { isVisible: boolean }
      clearTimeout(timer)
      if (isVisible && intersectionRatio >= 0.99 && zoom.matches) timer = setTimeout(() => setSeen('yes'), steadyMs)
      else setSeen('no')
    }
    const how: Visibility = { threshold: [0, 0.5, 0.99, 1], trackVisibility: true, delay: 100 }
    const observer = new IntersectionObserver(look, how)
    // At once, before anybody can press what is new.
    const lookAgain = () => {
      clearTimeout(timer)
      flushSync(() => setSeen('waiting'))
      observer.unobserve(element)
      observer.observe(element)
    }
    const steps = new MutationObserver(lookAgain)
    steps.observe(element, { childList: true })
    const sizes = new ResizeObserver(lookAgain)
    sizes.observe(element)
    zoom.addEventListener('change', lookAgain)
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      zoom.removeEventListener('change', lookAgain)
      for (const each of [observer, steps, sizes]) each.disconnect()
    }
  }, [ref])
  return seen
}
