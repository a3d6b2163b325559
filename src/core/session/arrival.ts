/** Where the tab keeps by which partner's page it was opened: for as long as it is open, whatever is looked at between. */
const place = 'wotu.arrival'

/** On the platform: a partner's page has led here (attribution.ts). The server keeps only what names a partner. */
export const noteArrival = (search: string): void => {
  const query = new URLSearchParams(search)
  const attribution = query.get('via') ?? ''
  const partner = query.get('from') ?? ''
  if (!partner || partner.length > 120 || !/^[\w.:-]{1,64}$/.test(attribution)) return
  try {
    sessionStorage.setItem(place, JSON.stringify({ attribution, partner }))
  } catch {
    // Without storage nobody remembers: that is no reason not to sell.
  }
}

/** What goes into an order that is made in this tab; nothing where nobody led here. */
export const arrivedBy = (): { attribution?: string; partner?: string } => {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as { attribution?: string; partner?: string }
  } catch {
    return {}
  }
}
