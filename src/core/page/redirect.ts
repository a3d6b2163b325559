/**
 * The only way to an address that came in an answer (code 021101): it must be https, without user, password
 * or port, on a host that the project's config names.
 *
 * @returns the parsed address, to be followed as it is, or null where it is refused
 */
export const safeRedirect = (data: unknown, hosts: readonly string[]): string | null => {
  // Browsers drop tabs and new lines inside an address and read `\` as `/`: nothing that needs either is followed.
  if (typeof data !== 'string' || !/^[!-[\]-~]+$/.test(data)) return null
  const href = URL.canParse(data) ? new URL(data).href : ''
  return hosts.some((host) => href.startsWith(`https://${host}/`)) ? href : null
}

/** The page to come back to, from `?back=`: a path of this site and nothing else. @returns `/` where it is refused */
export const safeBack = (back: string | undefined): string => {
  const url = URL.canParse(back ?? '', location.origin) ? new URL(back ?? '', location.origin) : null
  return url?.origin === location.origin ? url.pathname + url.search : '/'
}
