import { createContext, useContext } from 'react'

/** Where a screen stands: at the platform's address, or in a tag of a partner's page, whose address is not ours to change. */
export interface Place {
  /** Path and query as the platform has them: `/goods/list?keyword=…`. */
  read: () => string
  /** @returns a function that stops listening */
  subscribe: (changed: () => void) => () => void
  /** The same page, set otherwise: no step to go back by. */
  replace: (to: string) => void
  /** The beginning of what the place shows comes into sight. */
  toTop: () => void
}

/** The path of a place without its query, and the query with its question mark. */
export const partsOf = (path: string) => {
  const { pathname, search } = new URL(`http://place${path}`)
  return { pathname, search }
}

// The app's router tells of `replaceState` by an event of that name; where there is none, `replace` does.
const changes = ['popstate', 'replaceState']

const addressBar: Place = {
  read: () => location.pathname + location.search,
  subscribe: (changed) => {
    for (const type of changes) addEventListener(type, changed)
    return () => {
      for (const type of changes) removeEventListener(type, changed)
    }
  },
  replace: (to) => {
    history.replaceState(history.state, '', to)
    dispatchEvent(new Event('replaceState'))
  },
  toTop: () => scrollTo(0, 0),
}

export const PlaceContext = createContext(addressBar)

export const usePlace = () => useContext(PlaceContext)
