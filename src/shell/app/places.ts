import type { Place } from '#core/page/place.ts'
import { pathOf, routeOf, type Shown } from './sections.ts'

/** A place of the tag's own, which it also leaves for other pages of its section. */
export interface TagPlace extends Omit<Place, 'toTop'> {
  /** Another page, with a step to go back by. */
  go: (to: string) => void
  /** How often it was left so: tells another query that was gone to from one that a screen has set. */
  steps: () => number
}

/** Tells of changes to all who listen. */
const createListeners = () => {
  const all = new Set<() => void>()
  return {
    tell: () => all.forEach((changed) => changed()),
    subscribe: (changed: () => void) => {
      all.add(changed)
      return () => void all.delete(changed)
    },
  }
}

/** In memory: the host's address and history know nothing of it. */
export const memoryPlace = (start: string): TagPlace => {
  const { tell, subscribe } = createListeners()
  let path = start
  let steps = 0
  const replace = (to: string) => {
    path = to
    tell()
  }
  const go = (to: string) => {
    steps++
    replace(to)
  }
  return { read: () => path, subscribe, go, replace, steps: () => steps }
}

/** The host's own calls of `pushState`, where the browser tells of them: the host's history is never patched. */
const navigation = () => (globalThis as { navigation?: EventTarget }).navigation

/**
 * At the host's address under a base: `/my/orders` + `/myOrder?page=2`. Back at the address that it began at, the tag shows what
 * it began with. Elsewhere the host shows something else, and the tag stays where it was; so do two tags on one page, each at
 * its own base.
 */
export const hostPlace = (shown: Shown, routeBase: string, start: string): TagPlace => {
  const base = new URL(routeBase, location.origin).pathname.replace(/\/+$/, '')
  const { tell, subscribe } = createListeners()
  const hostPath = () => location.pathname + location.search
  const began = hostPath()
  let path = start
  let steps = 0

  const read = () => {
    const { pathname, search } = location
    if (pathname === base || pathname.startsWith(`${base}/`)) path = pathOf(shown, pathname.slice(base.length) + search)
    else if (hostPath() === began) path = start
    return path
  }
  const addressOf = (to: string) => (base + routeOf(shown, to)).replace(/^\/+/, '/')
  // A host's router keeps what it needs in the state of each step.
  const go = (to: string) => {
    if (addressOf(to) === hostPath()) return
    history.pushState(history.state, '', addressOf(to))
    steps++
    path = to
    tell()
  }
  const replace = (to: string) => {
    history.replaceState(history.state, '', addressOf(to))
    path = to
    tell()
  }
  return {
    read,
    go,
    replace,
    steps: () => steps,
    subscribe: (changed) => {
      const stop = subscribe(changed)
      addEventListener('popstate', changed)
      navigation()?.addEventListener('currententrychange', changed)
      return () => {
        stop()
        removeEventListener('popstate', changed)
        navigation()?.removeEventListener('currententrychange', changed)
      }
    },
  }
}
