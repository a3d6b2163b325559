/** Where somebody stood in a page that they left. */
export interface Stand {
  /** Pixels that the page was scrolled by. */
  y: number
  /** The link that had the focus, or was pressed, and which it is of those that lead there. */
  link?: { href: string; nth: number }
}

/** One arrival at a page. A query that a screen writes into the address (`replaceState`) is none. */
export interface Visit {
  by: 'open' | 'push' | 'back'
  /** How they left it, where they were here before. */
  stood?: Stand
}

/** Where the tab keeps how each step of its history was left. */
const place = 'wotu.visits'
const kept = 50

const keyOf = (state: unknown) => (state as { visit?: string } | null)?.visit

const storedStands = (): [string, Stand][] => {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '[]') as [string, Stand][]
  } catch {
    return []
  }
}

const linksTo = (page: Element, href: string) =>
  [...page.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href)

/** The page on show: only the last one is, where home is kept alive before it. */
export const pageOf = (main: Element | null) => main?.lastElementChild ?? null

/** The link that somebody stood at; undefined where it isn't there (yet). */
export const linkOf = (page: Element, { link }: Stand) => link && linksTo(page, link.href)[link.nth]

const standOf = (page: Element | null, pressed: Element | null): Stand => {
  const at = (pressed?.isConnected ? pressed : document.activeElement)?.closest('a[href]')
  const href = at?.getAttribute('href')
  if (!page?.contains(at ?? null) || !at || !href) return { y: scrollY }
  return { y: scrollY, link: { href, nth: linksTo(page, href).indexOf(at as HTMLAnchorElement) } }
}

/**
 * The visits of this tab. Each step of its history has a key in its state, by which it is known when somebody comes back to it,
 * also by a reload or from another site. The browser's own memory of scroll positions can't serve: pages fill after they open.
 */
const createVisits = () => {
  const stands = new Map(storedStands())
  let current: Visit = { by: 'open' }
  let key = ''
  let pressed: Element | null = null
  let told: (() => void)[] = []

  const mark = () => {
    key = crypto.randomUUID()
    history.replaceState({ ...(history.state as object | null), visit: key }, '')
  }
  const leave = () => {
    stands.delete(key)
    stands.set(key, standOf(pageOf(document.getElementById('main')), pressed))
    if (stands.size > kept) stands.delete(stands.keys().next().value!)
    pressed = null
  }
  const arrive = (visit: Visit) => {
    current = visit
    told.forEach((tell) => tell())
  }

  const on = {
    pushState: () => {
      leave()
      mark()
      arrive({ by: 'push' })
    },
    popstate: () => {
      leave()
      const known = keyOf(history.state)
      if (known) key = known
      else mark()
      arrive({ by: 'back', stood: stands.get(key) })
    },
    // The router's own replacing, after a guard or a redirect, drops the key: it is the same visit.
    replaceState: () => {
      if (!keyOf(history.state)) history.replaceState({ ...(history.state as object | null), visit: key }, '')
    },
    // Not every browser gives the focus to a link that is pressed.
    click: (event: Event) => {
      pressed = (event.target as Element).closest?.('a[href]') ?? null
    },
    pagehide: () => {
      leave()
      try {
        sessionStorage.setItem(place, JSON.stringify([...stands]))
      } catch {
        // Without storage a reload begins at the top.
      }
    },
  }

  const start = () => {
    history.scrollRestoration = 'manual'
    const known = keyOf(history.state)
    if (known) key = known
    else mark()
    current = { by: 'open', stood: stands.get(key) }
    for (const type in on) addEventListener(type, on[type as keyof typeof on], true)
  }
  const stop = () => {
    for (const type in on) removeEventListener(type, on[type as keyof typeof on], true)
  }

  return {
    subscribe: (tell: () => void) => {
      if (told.push(tell) === 1) start()
      return () => {
        told = told.filter((one) => one !== tell)
        if (!told.length) stop()
      }
    },
    current: () => current,
  }
}

export const visits = createVisits()
