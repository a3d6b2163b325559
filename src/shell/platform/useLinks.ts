import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** The path that a click leads to without leaving the app, or null where the browser should do it. */
export const pathOfClick = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = (event.target as Element).closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin || hash || /^\/(kit|files|demo|embed)\//.test(pathname)) return null
  return pathname + search
}

/** Plain links move within the app, so that no component needs to know the router. */
export const useLinks = () =>
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pathOfClick(event)
      if (path === null) return
      event.preventDefault()
      navigate(path)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
