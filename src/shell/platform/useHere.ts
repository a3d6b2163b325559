import { useLocationProperty } from 'wouter/use-browser-location'

/** The browser's address. */
export const useHref = () => useLocationProperty(() => location.href)

/** Whether the user is on this page or beneath it; home is beneath nothing. */
export const isHere = (pathname: string, href: string) =>
  href === '/' ? pathname === '/' || pathname === '/index' : pathname === href || pathname.startsWith(`${href}/`)

export const useHere = () => {
  const { pathname } = new URL(useHref())
  return (href: string) => isHere(pathname, href)
}
